import { expect, test } from "vitest";
import { articles } from "~/content/ar/articles.ts";
import { home } from "~/content/ar/home.ts";
import { articles as englishArticles } from "~/content/en/articles.ts";
import { pluralClass, pluralize } from "./plural.ts";

test.each(["ar", "en"] as const)("the classes of 0 to 1000 in %s are those of Intl", (locale) => {
  const intl = new Intl.PluralRules(locale);
  for (let count = 0; count <= 1000; count++) {
    expect([count, pluralClass(count, locale)]).toEqual([count, intl.select(count)]);
  }
});

test("reading time has six forms in Arabic (craft R24)", () => {
  const texts = [0, 1, 2, 3, 11, 100].map((count) => pluralize(count, articles.readingTime, "ar"));
  expect(texts).toEqual([
    "أقل من دقيقة قراءة",
    "دقيقة قراءة",
    "دقيقتا قراءة",
    "٣ دقائق قراءة",
    "١١ دقيقة قراءة",
    "١٠٠ دقيقة قراءة",
  ]);
});

test.each([home.doctors.experience, home.doctors.moreSpecialties])(
  "the home page's counts are six different Arabic texts (craft R24)",
  (forms) => {
    const texts = [0, 1, 2, 3, 11, 100].map((count) => pluralize(count, forms, "ar"));
    expect(new Set(texts).size).toBe(6);
    expect(new Set(Object.values(forms)).size).toBe(6);
  },
);

test("English counts in its own digits", () => {
  expect(pluralize(1, englishArticles.readingTime, "en")).toBe("1 min read");
  expect(pluralize(1200, englishArticles.readingTime, "en")).toBe("1,200 min read");
});
