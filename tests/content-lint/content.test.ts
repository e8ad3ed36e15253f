import { expect, test } from "vitest";
import { content as arabic } from "../../app/content/ar/content.ts";
import { questionCategories, questionsIn } from "../../app/content/data/questions.ts";
import { benefitsShown, serviceIds } from "../../app/content/data/services.ts";
import { content as english } from "../../app/content/en/content.ts";
import { errorPageWords } from "../../app/content/error-page-words.ts";
import { readSeedArticles } from "../../tools/articles/seed-articles.ts";
import { listTexts, type PlacedText } from "../../tools/launch-check/content-texts.ts";
import { readingGrade, wordsOf } from "./reading-grade.ts";
import { findArabicFaults, findEnglishFaults } from "./writing-faults.ts";

const texts = {
  en: [...listTexts(english), ...listTexts(errorPageWords.en, "failure")],
  ar: [...listTexts(arabic), ...listTexts(errorPageWords.ar, "failure")],
};

/** English writes 150K, so it has no word for a thousand. */
const emptyOnPurpose = ["home.statistics.thousand"];

/** The line breaks of headlines depend on the language. */
function withoutHeadlineLines({ place }: PlacedText): string {
  return place.replace(/\.title\.\d+$/, ".title");
}

/** Texts with a fault, each with its faults. */
function faultsIn(placed: PlacedText[], find: (text: string) => string[]) {
  return placed.flatMap(({ place, text }) => find(text).map((fault) => `${place}: ${fault}`));
}

test("Arabic has a text wherever English has one, and the other way round", () => {
  const places = (all: PlacedText[]) => [...new Set(all.map(withoutHeadlineLines))].sort();
  expect(texts.en.length).toBeGreaterThan(200);
  expect(
    places(texts.ar),
    "a place with + has a text in Arabic only, one with - in English only",
  ).toEqual(places(texts.en));
});

test("codes are the same in both languages", () => {
  const codes = (content: typeof english | typeof arabic) => [
    content.questions.map(({ id }) => id),
    content.home.why.features.map(({ icon }) => icon),
  ];
  expect(codes(arabic)).toEqual(codes(english));
});

test("no text is empty or has spaces around it", () => {
  const bare = [...texts.en, ...texts.ar].filter(({ text }) => text === "" || text !== text.trim());
  expect(
    bare.map(({ place }) => place),
    "fill these texts in, and take away the spaces around them",
  ).toEqual(emptyOnPurpose);
});

test("Arabic texts are Arabic, with Arabic marks and digits", () => {
  expect(faultsIn(texts.ar, findArabicFaults)).toEqual([]);
});

test("English texts are English, with ASCII digits", () => {
  expect(faultsIn(texts.en, findEnglishFaults)).toEqual([]);
});

test("an English paragraph reads at grade 8 or below", () => {
  // The formula needs several words, and the lists of a search description are not sentences.
  const paragraphs = texts.en.filter(
    ({ place, text }) =>
      wordsOf(text).length >= 15 && /[.!?] [A-Z]/.test(text) && !/metadata/.test(place),
  );
  expect(paragraphs.length).toBeGreaterThanOrEqual(5);
  expect(
    paragraphs.filter(({ text }) => readingGrade(text) > 8),
    "shorter sentences or plainer words bring the grade down",
  ).toEqual([]);
});

test("all English sentences together, search descriptions too, read at grade 8 or below", () => {
  const sentences = texts.en.filter(({ text }) => /[.!?]$/.test(text));
  expect(sentences.length).toBeGreaterThanOrEqual(20);
  expect(readingGrade(sentences.map(({ text }) => text).join("\n"))).toBeLessThanOrEqual(8);
});

test.each(["en", "ar"] as const)(
  "the keyword list in %s has at least 20 different entries",
  (locale) => {
    const { keywords } = locale === "en" ? english : arabic;
    expect(new Set(keywords).size).toBe(keywords.length);
    expect(keywords.length).toBeGreaterThanOrEqual(20);
  },
);

test.each(["en", "ar"] as const)(
  "the metadata of the pages in %s is distinct and of a fitting length",
  (locale) => {
    const placed = texts[locale].filter(({ place }) =>
      /metadata\.(title|description)$/.test(place),
    );
    const titles = placed.filter(({ place }) => place.endsWith("title")).map(({ text }) => text);
    const descriptions = placed.filter(({ place }) => place.endsWith("description"));
    expect(titles.length).toBe(descriptions.length);
    const seen = new Map<string, string>();
    const again = placed.flatMap(({ place, text }) => {
      const first = seen.get(text);
      seen.set(text, first ?? place);
      return first ? [`${place} says the same as ${first}`] : [];
    });
    expect(again, "each page has a title and a description of its own").toEqual([]);
    expect(
      titles.filter((title) => title.length > 60),
      "a title has at most 60 letters",
    ).toEqual([]);
    expect(
      descriptions.filter(({ text }) => text.length < 50 || text.length > 170),
      "a description has 50 to 170 letters",
    ).toEqual([]);
  },
);

/** The texts that a treatment must not share with another one. A page that began as a copy must be rewritten. */
const ofOneTreatment =
  /^servicePages\.([^.]+)\.(?:lead|light|(?:suitability|before|during|after)\.paragraphs|questions|risks|visitSheet\.title)/;

test.each(["en", "ar"] as const)("no two treatments have the same text in %s", (locale) => {
  const firsts = new Map<string, string>();
  const copied = texts[locale].flatMap(({ place, text }) => {
    const [, id = ""] = ofOneTreatment.exec(place) ?? [];
    if (!id) return [];
    const first = firsts.get(text) ?? place;
    firsts.set(text, first);
    return first.startsWith(`servicePages.${id}.`) ? [] : [`${place} is still that of ${first}`];
  });
  expect(firsts.size).toBeGreaterThan(100);
  expect(copied).toEqual([]);
});

test.each(serviceIds)("%s has more benefits than a card shows", (id) => {
  for (const { benefits } of [english.services[id], arabic.services[id]]) {
    expect(benefits.length).toBeGreaterThan(benefitsShown);
    expect(new Set(benefits).size).toBe(benefits.length);
  }
});

test("the home page has four different reasons and four questions", () => {
  for (const { home, questions } of [english, arabic]) {
    expect(home.why.features).toHaveLength(4);
    expect(new Set(home.why.features.map(({ icon }) => icon)).size).toBe(4);
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  }
});

test("every question belongs to one of the categories", () => {
  const placed = Object.values(questionsIn).flat();
  for (const { questions } of [english, arabic]) {
    expect(questions.map(({ id }) => id).sort()).toEqual([...placed].sort());
  }
  // The same address must not have two targets.
  expect(placed.filter((id) => (questionCategories as readonly string[]).includes(id))).toEqual([]);
});

test("every category and author of the seeded articles has a name in both languages", () => {
  const articles = readSeedArticles();
  for (const words of [english.articles, arabic.articles]) {
    for (const { slug, category, author } of articles) {
      expect(Object.keys(words.categories), `categories of ${slug}`).toContain(category);
      expect(Object.keys(words.authors), `authors of ${slug}`).toContain(author);
    }
  }
});
