import { expect, test } from "vitest";
import { content as english } from "~/content/en/content.ts";
import type { PluralForms } from "~/i18n/plural.ts";
import { listResultGroups } from "./list-result-groups.ts";
import { searchSite, suggest } from "./search.ts";
import type { SearchEntry } from "./search-entry.ts";
import { SearchIndex } from "./search-index.ts";
import { getSuggestions, type SuggestionWords } from "./suggestions.ts";

const entries = Array.from(
  { length: 14 },
  (_, at): SearchEntry => ({
    subject: { kind: "article", id: `sand-${at}`, image: null },
    path: `/articles/sand-${at}`,
    shown: {
      en: { title: `Sand and wind ${at}`, text: "Sand hurts." },
      ar: { title: `الرمل والرياح ${at}`, text: "الرمل يؤلم." },
    },
    keywords: [],
    concepts: [],
  }),
);
const searched = { indexes: [new SearchIndex(entries)], bodies: new SearchIndex() };

const { triage } = english;
const kind = { one: "Article", many: "Articles" };
const count: PluralForms = {
  zero: "none",
  one: "# suggestion",
  two: "# suggestions",
  few: "# suggestions",
  many: "# suggestions",
  other: "# suggestions",
};
const words: SuggestionWords = {
  language: { locale: "en", explicit: true },
  words: {
    kinds: {
      treatment: kind,
      doctor: kind,
      branch: kind,
      question: kind,
      article: kind,
      page: kind,
    },
    all: "All results for {words}",
    suggestions: count,
  },
  triage: { words: triage, path: "/emergency" },
};

const listFor = (typed: string, own = words) =>
  getSuggestions(typed, suggest(typed, searched), own);

test("a suggestion has its name with the match, its kind and its address in the language of the page", () => {
  const { suggestions, announcement } = listFor("wind sand");
  expect(suggestions[0]).toEqual({
    name: ["", "Sand", " and ", "wind", " 0"],
    kind: "Article",
    href: "/articles/sand-0?lang=en",
  });
  expect(announcement).toBe("6 suggestions");
});

test("the last suggestion leads to all results", () => {
  const { suggestions } = listFor("sand & wind");
  expect(suggestions.at(-1)).toEqual({
    name: ["All results for sand & wind"],
    kind: "",
    href: "/search?q=sand+%26+wind&lang=en",
  });
});

test("a warning sign has the first suggestion, which leads to the triage", () => {
  const { suggestions, announcement } = listFor("sudden loss of vision");
  expect(suggestions).toEqual([
    { name: [triage.now.action], kind: triage.now.word, href: "/emergency?lang=en" },
  ]);
  expect(announcement).toBe("1 suggestion");
});

test("a query without results has no suggestion and says so", () => {
  expect(listFor("xyzzy")).toEqual({ suggestions: [], announcement: "none" });
});

test("a group shows its best twelve results with their matches, and their total number", () => {
  const [group, ...others] = listResultGroups(searchSite("الرمل", searched), "ar");
  expect(others).toEqual([]);
  expect([group?.kind, group?.total, group?.results.length]).toEqual(["article", 14, 12]);
  expect(group?.results[0]).toEqual({
    subject: { kind: "article", id: "sand-0", image: null },
    path: "/articles/sand-0",
    title: ["", "الرمل", " والرياح 0"],
    excerpt: ["", "الرمل", " يؤلم."],
  });
});
