import { triageSigns } from "../../app/content/data/triage.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { listSentences, type NowOrToday } from "./emergency-words.ts";
import { signPatterns } from "./warning-sign-patterns.ts";

/** Words of an instruction besides its signs. */
const advice: Record<Locale, RegExp[]> = {
  en: [
    /go to the nearest emergency department|call a branch today|do the same/i,
    /before your visit, too|if it happens|leave your lenses out, wear your glasses and/i,
    /\byou (see|notice|feel)( any of these)?/i,
    /\b(a|an|the|is|are|your|eye|for|if|and|or|but|these)\b/i,
  ],
  ar: [
    /توجّه إلى (قسم الطوارئ في أقرب مستشفى|الطوارئ)|ولا تقُد السيارة بنفسك|اتصل بأحد فروعنا اليوم/,
    /لا تُعِد لبس العدسات، واكتفِ بنظارتك|فانزع العدسات أولًا ثم|وإن كنت تلبس العدسات اللاصقة فانزعها أولًا/,
    /فإن حدث ذلك|(ف?في )?الحالات الآتية/,
    /(?<!\p{L})(و?إذا|و?إن|كنت|كانت|عين|عينك|حجبت|رأيت|لاحظت|شعرت|ظهرت|أو|و|ف|في|ب)(?!\p{L})/u,
  ],
};

/** The rest of an instruction without the signs of its line: empty, or a sign that is missing in the triage. */
function withoutKnown(text: string, urgency: NowOrToday, locale: Locale): string {
  const signs = triageSigns[urgency].flatMap((sign) => {
    const { anywhere, inAdvice } = signPatterns[sign][locale];
    return inAdvice ? [inAdvice, anywhere] : [anywhere];
  });
  const rest = [...signs, ...advice[locale]].reduce(
    (left, known) => left.replace(new RegExp(known, `${known.flags}g`), " "),
    text,
  );
  return rest.replace(/[^\p{L}\p{M}]+/gu, " ").trim();
}

/** The signs under "go to an emergency department" or "call a branch today" that are missing in the triage's line. */
export function findUnknownSigns(text: string, locale: Locale): string[] {
  return listSentences(text, locale).flatMap(({ text: sentence, urgency, isSign }) => {
    if (!(urgency && isSign)) return [];
    const named = sentence.replace(/^(- [^:]*):.*/, "$1");
    const rest = withoutKnown(named, urgency, locale);
    return rest === "" ? [] : [`${urgency} lacks: ${rest}`];
  });
}
