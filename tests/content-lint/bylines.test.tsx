import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  articleBylines,
  type Byline as BylineFacts,
  listMissingBylines,
} from "~/content/data/bylines.ts";
import { type DoctorId, doctors } from "~/content/data/doctors.ts";
import { confirmed, type Fact, sample } from "~/content/data/fact.ts";
import { getContent } from "~/content/index.server.ts";
import { Byline } from "~/features/bylines/byline.tsx";
import { getBylineText } from "~/features/bylines/byline-text.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { LanguageProvider } from "~/i18n/language-context.tsx";
import { type Locale, locales } from "~/i18n/locale.ts";
import { readSeedArticles } from "../../tools/articles/seed-articles.ts";

const reviewer = "doctor-3";

const whole: BylineFacts = {
  writtenBy: { en: "Test Writer, editor", ar: "كاتبة التجربة، محررة" },
  reviewedBy: reviewer,
  lastChecked: "2026-11-22",
  nextCheck: "2027-11-22",
};

/** The doctors with one of them as a real person, or as a sample. */
function people(person: Fact<DoctorId>) {
  return { ...doctors, [reviewer]: { ...doctors[reviewer], person } };
}

/** The rendered by-line, name by name. */
function shown(
  byline: BylineFacts,
  locale: Locale,
  known = people(confirmed(reviewer)),
): string[][] {
  const content = getContent(locale);
  const html = renderToStaticMarkup(
    <LanguageProvider value={{ locale, explicit: false }}>
      <Byline byline={getBylineText(byline, content, locale, known)} words={content.byline} />
    </LanguageProvider>,
  );
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(
    ([, name = "", value = ""]) => [name, value].map((text) => text.replace(/<[^>]+>/g, "")),
  );
}

test.each(locales)(
  "a by-line in %s says who wrote, who reviewed, when, and when next",
  (locale) => {
    const { byline: words, doctors: names } = getContent(locale);
    const { name, role } = names[reviewer];
    expect(shown(whole, locale)).toEqual([
      [words.writtenBy, whole.writtenBy?.[locale]],
      [words.reviewedBy, `${name} ${role}`],
      [words.lastChecked, formatDateLong("2026-11-22", locale)],
      [words.nextCheck, formatDateLong("2027-11-22", locale)],
    ]);
  },
);

test("a by-line shows only real values, and is missing without any", () => {
  const { byline: words } = getContent("en");
  expect(shown({ lastChecked: "2026-11-22" }, "en").map(([name]) => name)).toEqual([
    words.lastChecked,
  ]);
  expect(shown(whole, "en", people(sample(reviewer))).map(([name]) => name)).not.toContain(
    words.reviewedBy,
  );
  expect(renderToStaticMarkup(<Byline byline={{}} words={words} />)).toBe("");
});

test("every field without a value is listed, and no other", () => {
  const { reviewedBy: _, ...unreviewed } = whole;
  const { writtenBy, ...review } = whole;
  expect(listMissingBylines({ one: whole, two: unreviewed }, { three: review, four: {} })).toEqual([
    "two: reviewedBy",
    "article four: reviewedBy",
    "article four: lastChecked",
    "article four: nextCheck",
  ]);
});

test("each seeded article has a by-line entry", () => {
  expect(Object.keys(articleBylines)).toEqual(
    expect.arrayContaining(readSeedArticles().map(({ slug }) => slug)),
  );
});
