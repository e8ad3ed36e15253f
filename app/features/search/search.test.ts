import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { branchIds } from "~/content/data/branches.ts";
import { doctorIds } from "~/content/data/doctors.ts";
import { serviceIds } from "~/content/data/services.ts";
import { content as english } from "~/content/en/content.ts";
import { normalizedWords } from "~/i18n/normalize-text.ts";
import { sanitizeQuery } from "~/i18n/sanitize-query.ts";
import { find, suggest } from "./search.ts";
import { keyOf, type SearchEntry } from "./search-entry.ts";
import { SearchIndex } from "./search-index.ts";
import { listSiteEntries } from "./site-entries.server.ts";

const articles: SearchEntry[] = [
  ["sand-and-wind", "Sand, wind and your eyes", "الرمل والرياح وعيناك"],
  ["driving-by-night", "Driving by night on the Sohar road", "القيادة ليلًا على طريق صحار"],
].map(([slug = "", en = "", ar = ""]) => ({
  subject: { kind: "article", id: slug, image: null },
  path: `/articles/${slug}`,
  shown: { en: { title: en, text: "Plain advice." }, ar: { title: ar, text: "نصائح واضحة." } },
  besides: [],
  concepts: [],
}));

const entries = listSiteEntries({ en: english, ar: arabic });
const articleIndex = new SearchIndex(articles);
const indexes = [new SearchIndex(entries), articleIndex];

function keysOf(typed: string, among = indexes): string[] {
  return find(typed, among).groups.flatMap(({ hits }) => hits.map(({ entry }) => keyOf(entry)));
}

/** The best of each kind. */
function firstOf(typed: string): string[] {
  return find(typed, indexes).groups.flatMap(({ hits }) => (hits[0] ? [keyOf(hits[0].entry)] : []));
}

/** A word without one of its letters, as a finger slips. */
function slip(text: string, at: number): string {
  return `${text.slice(0, at)}${text.slice(at + 1)}`;
}

test("treatments, doctors, branches and articles are found by their own names in both scripts", () => {
  const named = [...entries, ...articles].filter(({ subject }) => subject.kind !== "page");
  expect(named.length).toBeGreaterThan(
    serviceIds.length + doctorIds.length + branchIds.length + articles.length,
  );
  for (const entry of named) {
    for (const { title } of Object.values(entry.shown)) {
      expect(firstOf(title), title).toContain(keyOf(entry));
    }
  }
});

test("a name is found without its title, by its beginning, and with a slip in its longest word", () => {
  for (const id of doctorIds) {
    for (const { doctors } of [english, arabic]) {
      const words = normalizedWords(doctors[id].name).map(({ term }) => term);
      const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
      // A shorter one may have no slip.
      if (longest.length < 5) continue;
      expect(keysOf(longest), longest).toContain(`doctor ${id}`);
      expect(keysOf(longest.slice(0, 4)), longest).toContain(`doctor ${id}`);
      const slipped = slip(longest, longest.length - 2);
      expect(keysOf(slipped), slipped).toContain(`doctor ${id}`);
    }
  }
});

test.each([
  [
    "cataract",
    "المياه البيضاء",
    "الماء الأبيض",
    "موية بيضاء",
    "الساد",
    "catarct",
    "catarcat",
    "كتراكت",
  ],
  ["squint", "strabismus", "حول", "الحَوَل", "squnt"],
  ["LASIK", "lasic", "ليزك", "الليزك", "لليزك", "lasikk"],
])("%s and its other words answer the same", (...ways) => {
  const [first, ...others] = ways.map((way) =>
    suggest(way, indexes).hits.map(({ entry }) => keyOf(entry)),
  );
  expect(first?.[0]).toMatch(/^treatment /);
  for (const other of others) expect(other).toEqual(first);
});

/** Not among what the clinic may write one day. */
const inArticles = (typed: string) => keysOf(typed, [articleIndex]);

test("a slip counts only where nobody wrote the word as it stands", () => {
  expect(inArticles("sand")).toEqual(["article sand-and-wind"]);
  expect(inArticles("snad")).toEqual(["article sand-and-wind"]);
  expect(inArticles("xyz")).toEqual([]);
});

test("all words must answer; where nothing does, some are enough", () => {
  expect(inArticles("night plain")).toEqual(["article driving-by-night"]);
  expect(inArticles("parking night sand")).toEqual(
    expect.arrayContaining(["article driving-by-night", "article sand-and-wind"]),
  );
});

test("little words do not count beside others", () => {
  expect(inArticles("how is the sand")).toEqual(inArticles("sand"));
  expect(inArticles("هل في الرمل")).toEqual(inArticles("رمل"));
});

test("whatever is typed is answered", () => {
  for (const typed of [
    "",
    " ",
    "%",
    "\u202E",
    "<script>",
    "'; drop",
    "ا",
    "١٨",
    "x ".repeat(500),
    "ء",
    "\uD800",
    "\uDC00\uD83D",
    "؟!…،؛«»",
    "the of a in my",
    "في من على",
    "\u0640\u0640\u0640",
    "\u064B\u0651",
    "👁️‍🗨️ 😢",
  ]) {
    expect(() => find(typed, indexes), typed).not.toThrow();
  }
});

test.each([
  ["signs and the stretching line", "لِـــيـزَك", "ليزك"],
  ["marks of direction", "\u202Ela\u200Fsik\u202C", "lasik"],
  ["emoji", "👁️ lasik 😢", "lasik"],
  ["two scripts", "lasik ليزك", "lasik"],
  ["lone halves of characters", "\uD800lasik \uDC00", "lasik"],
  ["punctuation", "«ليزك»؟!", "ليزك"],
])("%s beside a word do not hide what it means", (_, typed, plain) => {
  expect(keysOf(sanitizeQuery(typed))[0]).toBe(keysOf(plain)[0]);
});

test("500 words are answered by what the first of them mean", () => {
  expect(keysOf(sanitizeQuery("lasik ".repeat(500)))[0]).toBe("treatment lasik-surgery");
  expect(keysOf("my sandy driving words ".repeat(125))).toContain("article driving-by-night");
});

test("an entry that is put again or taken out is no longer found by what it said", () => {
  const index = new SearchIndex(articles);
  const [one] = articles;
  if (!one) throw new Error("no article");
  index.put({ ...one, shown: { ...one.shown, en: { title: "Dust", text: "" } } });
  const found = (word: string) => find(word, [index]).total;
  expect([found("dust"), found("sand"), found("night")]).toEqual([1, 0, 1]);
  index.remove(keyOf(one));
  expect([found("dust"), index.keys().length]).toEqual([0, 1]);
});
