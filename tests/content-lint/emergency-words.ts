import { triageSigns, type Urgency } from "../../app/content/data/triage.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { signPatterns } from "./warning-sign-patterns.ts";

/** How soon the signs of an emergency need care. */
export type NowOrToday = Exclude<Urgency, "book">;

/** The wording of the block Now / Today / Book; every other text must use it too (REQ-TRIAGE-1, REQ-TRIAGE-2). */
interface EmergencyWords {
  /** An instruction to go to an emergency department; a label that only names one does not match. */
  department: RegExp;
  notDriving: RegExp;
  /** The whole sentence for the hours when the phone is not answered. */
  closed: RegExp;
  /** An instruction to see or to call a doctor or a branch today. */
  today: RegExp;
  callToday: RegExp;
  /** Other words for urgency, which do not say where to go or which number to call. */
  vague: RegExp;
  /** Vague wording that is not about an emergency. */
  harmless: RegExp;
  chemical: RegExp;
  rinse: RegExp;
  go: RegExp;
}

const words: Record<Locale, EmergencyWords> = {
  en: {
    department: /emergency (department|room|unit)/i,
    notDriving: /do not drive yourself/i,
    closed:
      /^If (all branches are closed and it cannot wait until they open|it cannot wait or gets worse), go to the nearest emergency department\.$/,
    today: /\b(call|ring|phone|see|visit)\b.*\btoday\b/i,
    callToday: /\bcall a branch today\b|^call today$/i,
    vague:
      /same[- ]day|urgent(ly)? (help|care|attention|medical)|medical help|\bat once\b|(straight|right) away|immediately|without delay|do not wait(?! for an answer)|cannot reach us/i,
    harmless: /treated on the same day\?/,
    chemical: /chemical|splash/i,
    rinse: /\brinse\b/i,
    go: /\bgo\b/i,
  },
  ar: {
    department: /قسم(ًا)? (لل|ال)طوارئ|إلى الطوارئ/,
    notDriving: /ولا تقُد السيارة بنفسك/,
    closed:
      /^وإن (كانت فروعنا كلها مغلقة، و)?كانت الحالة لا تحتمل الانتظار( أو ساءت)?،? فتوجّه إلى قسم الطوارئ في أقرب مستشفى\.$/,
    today: /(?<!\p{L})[وف]?(اتصل|راجع|زُر)(?!\p{L}).*(?<!\p{L})اليوم(?!\p{L})/u,
    callToday: /(?<!\p{L})[وف]?اتصل بأحد فروعنا اليوم(?!\p{L})/u,
    vague:
      /في اليوم نفسه|فورًا|حالًا|(رعاية|مساعدة|طبية) (عاجلة|فورية)|الرعاية الطبية|لا تنتظر(?! ردًا)|تعذر عليك الاتصال/,
    harmless: /نزع العدسات فورًا/,
    chemical: /كيميائي|تناثر/,
    rinse: /اغسل/,
    go: /توجّه إلى/,
  },
};

interface Sentence {
  text: string;
  /** The instruction of the sentence itself, or of the sentences next to it. */
  urgency: NowOrToday | null;
  /** Whether it names signs: in its own instruction, as a question before it, or as a bullet below it. */
  isSign: boolean;
}

/** A sentence that continues the instruction of the sentence before it. */
const continuation = /^Do the same\b/;

/** The sentences of a paragraph, a heading or a bullet; `above` is the instruction of the line before a list. */
function sentencesOf(line: string, above: NowOrToday | null, all: EmergencyWords): Sentence[] {
  const texts = line.split(/(?<=[.!?؟])\s+/);
  const own = texts.map((text): NowOrToday | null => {
    if (all.closed.test(text)) return null;
    if (all.department.test(text)) return "now";
    return all.callToday.test(text) ? "today" : null;
  });
  return texts.map((text, index) => {
    const before = own.slice(0, index).findLast(Boolean) ?? above;
    const after = own.slice(index).find(Boolean) ?? null;
    const isAsking = /[?؟]$/.test(text);
    const urgency = own[index] ?? (isAsking ? after : (before ?? after));
    const isBullet = line.startsWith("- ") && index === 0;
    const isSign =
      !line.startsWith("#") &&
      (isBullet || isAsking || continuation.test(text) || own[index] !== null);
    return { text, urgency, isSign };
  });
}

/** The sentences of a text, each with its instruction; `heading` is the instruction of the heading above the text. */
export function listSentences(
  text: string,
  locale: Locale,
  heading: NowOrToday | null = null,
): Sentence[] {
  let above = heading;
  return text.split("\n").flatMap((line) => {
    if (line.trim() === "") return [];
    const isBullet = line.startsWith("- ");
    const sentences = sentencesOf(line, isBullet ? above : heading, words[locale]);
    if (!isBullet) above = sentences.findLast(({ urgency }) => urgency)?.urgency ?? heading;
    return sentences;
  });
}

/** All deviations from the triage block, except those that depend on neighbouring texts. */
function faultsOf(sentences: Sentence[], locale: Locale, isBlock: boolean): string[] {
  const all = words[locale];
  return sentences.flatMap(({ text, urgency }) => {
    const found: string[] = [];
    if (all.vague.test(text) && !all.harmless.test(text)) found.push(`vague: ${text}`);
    if (all.today.test(text) && !all.callToday.test(text)) found.push(`whom to call: ${text}`);
    for (const line of isBlock ? [] : (["now", "today"] as const)) {
      const isNamed = triageSigns[line].some((id) => signPatterns[id][locale].anywhere.test(text));
      if (isNamed && urgency !== line) found.push(`sign of ${line}: ${text}`);
    }
    return found;
  });
}

/**
 * The deviations of a text from the triage block, one line each. Its lines are paragraphs, headings and bullets.
 * `under` is the heading above the text: that of a list of signs, or in the block, where signs are apart from their
 * instruction.
 */
export function findEmergencyFaults(
  text: string,
  locale: Locale,
  under: NowOrToday | "block" | null = null,
): string[] {
  const all = words[locale];
  const isBlock = under === "block";
  const read = listSentences(text, locale, isBlock ? null : under);
  const faults = faultsOf(read, locale, isBlock);
  for (const line of text.split("\n").filter((line) => all.chemical.test(line))) {
    const rinse = line.search(all.rinse);
    const go = line.search(all.go);
    if (rinse < 0 || go < rinse) faults.push(`rinse first, then go: ${line}`);
  }
  for (const [index, { text }] of read.entries()) {
    const isRinse = all.chemical.test(text) && all.rinse.test(text);
    const withNext = `${text} ${read[index + 1]?.text ?? ""}`;
    if (
      all.department.test(text) &&
      !(all.notDriving.test(withNext) || all.closed.test(text) || isRinse)
    )
      faults.push(`would drive there: ${text}`);
  }
  return faults;
}
