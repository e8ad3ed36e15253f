import { expect, test } from "vitest";
import { content as arabic } from "../../app/content/ar/content.ts";
import { content as english } from "../../app/content/en/content.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { listTexts } from "../../tools/launch-check/content-texts.ts";
import { listAllArticles } from "../all-articles.ts";
import { findEmergencyFaults, type NowOrToday } from "./emergency-words.ts";
import { findUnknownSigns } from "./unknown-warning-signs.ts";

const articles = listAllArticles();
const instruction =
  "urgent phrases use the words of triage.ts (Now / Today / Book); leave out `today` and similar words where nothing is urgent";

/** The heading above a text of the content. */
function headingOf(place: string): NowOrToday | "block" | null {
  if (place.startsWith("triage.")) return "block";
  const [, list] = /\.emergency\.(now|today)\./.exec(place) ?? [];
  return list === "now" || list === "today" ? list : null;
}

test.each([
  ["en", english],
  ["ar", arabic],
] as const)("no page in %s says anything else about an emergency", (locale, content) => {
  const faults = listTexts(content).flatMap(({ place, text }) =>
    findEmergencyFaults(text, locale, headingOf(place)).map((fault) => `${place}: ${fault}`),
  );
  expect(faults, instruction).toEqual([]);
});

test.each(articles.map((article) => [article.slug, article] as const))(
  "%s has no other wording for an emergency",
  (_, article) => {
    const faults = (["en", "ar"] as const).flatMap((locale) =>
      (["title", "excerpt", "content"] as const).flatMap((part) =>
        findEmergencyFaults(article[`${part}_${locale}`], locale),
      ),
    );
    expect(faults, instruction).toEqual([]);
  },
);

test.each(articles.map((article) => [article.slug, article] as const))(
  "%s names no urgent sign that the triage lacks",
  (_, article) => {
    const unknown = (["en", "ar"] as const).flatMap((locale) =>
      findUnknownSigns(article[`content_${locale}`], locale),
    );
    expect(unknown, "add the sign to triage.ts, or its words to warning-sign-patterns.ts").toEqual(
      [],
    );
  },
);

test("the triage block has texts to compare with", () => {
  const all = [...listTexts(english).map(({ text }) => text), ...articles.map((a) => a.content_en)];
  expect(
    all.filter((text) => text.includes("nearest emergency department")).length,
  ).toBeGreaterThan(10);
});

test.each([
  [
    "en",
    "Is your sight suddenly gone? Go to the nearest emergency department. Do not drive yourself.",
  ],
  [
    "en",
    "Call a branch today for weaker sight. Do the same for new flashes, but no shadow or curtain.",
  ],
  [
    "en",
    "If all branches are closed and it cannot wait until they open, go to the nearest emergency department.",
  ],
  [
    "en",
    "Go to the nearest emergency department for these. Do not drive yourself.\n\n- A chemical in the eye: rinse first. Then go.\n- A dark curtain",
  ],
  ["en", "Are both eyes treated on the same day?"],
  ["ar", "إذا فقدت نظرك فجأة، فتوجّه إلى قسم الطوارئ في أقرب مستشفى، ولا تقُد السيارة بنفسك."],
  [
    "ar",
    "واتصل بأحد فروعنا اليوم في الحالات الآتية:\n\n- كثرة مفاجئة في النقاط السوداء، من غير ستارة تحجب النظر",
  ],
  ["ar", "مادة كيميائية في العين: اغسلها أولًا بماء نظيف، ثم توجّه إلى الطوارئ."],
] satisfies [Locale, string][])("the text of the block passes in %s: %s", (locale, text) => {
  expect(findEmergencyFaults(text, locale)).toEqual([]);
});

test.each([
  ["would drive there", "en", "In an emergency, go to the nearest emergency department."],
  ["would drive there", "ar", "فتوجّه إلى قسم الطوارئ في أقرب مستشفى، ودع غيرك يقود السيارة."],
  ["vague", "en", "Get medical help the same day."],
  ["vague", "en", "Do not wait for your next visit."],
  ["vague", "ar", "اطلب الرعاية الطبية في اليوم نفسه."],
  ["vague", "en", "Get urgent help."],
  ["vague", "ar", "اطلب رعاية طبية عاجلة."],
  ["whom to call", "en", "Call the clinic today."],
  ["whom to call", "ar", "اتصل بالمركز اليوم."],
  ["rinse first, then go", "en", "If a chemical gets in, go at night too, and rinse there."],
  ["rinse first, then go", "ar", "مادة كيميائية في العين: توجّه إلى الطوارئ ثم اغسلها."],
  ["sign of now", "en", "Call a branch today for a dark curtain."],
  ["sign of now", "en", "Call a branch today for these:\n\n- sight that is suddenly gone"],
  ["sign of now", "ar", "واتصل بأحد فروعنا اليوم إذا فقدت نظرك فجأة."],
  [
    "sign of today",
    "en",
    "Go to the nearest emergency department for new flashes. Do not drive yourself.",
  ],
  ["sign of today", "ar", "إذا رأيت ومضات جديدة فاحجز موعدًا."],
] satisfies [string, Locale, string][])("%s is found in %s: %s", (fault, locale, text) => {
  expect(findEmergencyFaults(text, locale).map((found) => found.split(":")[0])).toEqual([fault]);
});

test.each([
  ["today lacks: green halo", "en", "Call a branch today for a green halo."],
  ["today lacks: green halo", "en", "Call a branch today for weaker sight or a green halo."],
  [
    "now lacks: green halo",
    "en",
    "Go to the nearest emergency department:\n\n- a green halo: sit down",
  ],
  ["today lacks: هالة خضراء", "ar", "واتصل بأحد فروعنا اليوم إذا رأيت هالة خضراء."],
  ["now lacks: weaker sight", "en", "Go to the nearest emergency department for weaker sight."],
] satisfies [string, Locale, string][])("%s in %s: %s", (fault, locale, text) => {
  expect(findUnknownSigns(text, locale)).toEqual([fault]);
});
