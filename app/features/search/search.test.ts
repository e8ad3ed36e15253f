import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { branchIds } from "~/content/data/branches.ts";
import { doctorIds, doctors } from "~/content/data/doctors.ts";
import { sanitizeQuery } from "~/content/data/sanitize-query.ts";
import { serviceIds } from "~/content/data/services.ts";
import { listBranchesWith } from "~/content/data/treatment-facts.ts";
import { content as english } from "~/content/en/content.ts";
import { normalizedWords } from "~/i18n/normalize-text.ts";
import { searchSite, suggest } from "./search.ts";
import { keyOf, type SearchEntry } from "./search-entry.ts";
import { SearchIndex } from "./search-index.ts";
import { listSiteEntries } from "./site-entries.server.ts";

const articles: SearchEntry[] = [
  ["sand-and-wind", "Sand, wind and your eyes", "الرمل والرياح وعيناك"],
  ["driving-by-night", "Driving by night on the Sohar road", "القيادة ليلًا على طريق صحار"],
  ["parking", "Can I park at the branch?", "هل أجد موقفًا عند الفرع؟"],
].map(([slug = "", en = "", ar = ""]) => ({
  subject: { kind: "article", id: slug, image: null },
  path: `/articles/${slug}`,
  shown: { en: { title: en, text: "Plain advice." }, ar: { title: ar, text: "نصائح واضحة." } },
  keywords: [],
  concepts: [],
}));

const entries = listSiteEntries({ en: english, ar: arabic });
const articleIndex = new SearchIndex(articles);
const none = new SearchIndex();
const searched = { indexes: [new SearchIndex(entries), articleIndex], bodies: none };

function keysOf(typed: string, among = searched): string[] {
  return searchSite(typed, among).groups.flatMap(({ hits }) =>
    hits.map(({ entry }) => keyOf(entry)),
  );
}

/** The best of each kind. */
function firstOf(typed: string): string[] {
  return searchSite(typed, searched).groups.flatMap(({ hits }) =>
    hits[0] ? [keyOf(hits[0].entry)] : [],
  );
}

/** A word without one of its letters. */
function withoutLetter(text: string, at: number): string {
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

test("a name is found without its title, by its beginning, and with a typing error in its longest word", () => {
  for (const id of doctorIds) {
    for (const { doctors } of [english, arabic]) {
      const words = normalizedWords(doctors[id].name).map(({ term }) => term);
      const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
      // A shorter one may have no typing error.
      if (longest.length < 5) continue;
      expect(keysOf(longest), longest).toContain(`doctor ${id}`);
      expect(keysOf(longest.slice(0, 4)), longest).toContain(`doctor ${id}`);
      const mistyped = withoutLetter(longest, longest.length - 2);
      expect(keysOf(mistyped), mistyped).toContain(`doctor ${id}`);
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
    suggest(way, searched).hits.map(({ entry }) => keyOf(entry)),
  );
  expect(first?.[0]).toMatch(/^treatment /);
  for (const other of others) expect(other).toEqual(first);
});

/** Not among what the clinic may write one day. */
const inArticles = (typed: string) => keysOf(typed, { indexes: [articleIndex], bodies: none });

test("typing errors are corrected only for words that no entry contains", () => {
  expect(inArticles("sand")).toEqual(["article sand-and-wind"]);
  expect(inArticles("snad")).toEqual(["article sand-and-wind"]);
  expect(inArticles("xyz")).toEqual([]);
});

test("every word of a query must match; when no entry matches all of them, some are enough", () => {
  expect(inArticles("night plain")).toEqual(["article driving-by-night"]);
  expect(inArticles("parking night sand")).toEqual(
    expect.arrayContaining(["article driving-by-night", "article sand-and-wind"]),
  );
});

test.each(["my child eyes cross", "عيون ولدي حولاء", "squint sohar", "حول صحار"])(
  "%s shows who treats a squint, and where",
  (typed) => {
    const found = keysOf(typed);
    const treating = doctorIds.filter((id) => doctors[id].specialties.includes("strabismus"));
    expect(treating.length).toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining(treating.map((id) => `doctor ${id}`)));
    const places = listBranchesWith(["strabismus"]).map((id) => `branch ${id}`);
    expect(found.filter((key) => key.startsWith("branch "))).toEqual(places);
  },
);

test("stop words do not count beside other words", () => {
  expect(inArticles("how is the sand")).toEqual(inArticles("sand"));
  expect(inArticles("هل في الرمل")).toEqual(inArticles("رمل"));
});

test("no query causes an error", () => {
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
    expect(() => searchSite(typed, searched), typed).not.toThrow();
  }
});

test.each([
  ["signs and the stretching line", "لِـــيـزَك", "ليزك"],
  ["marks of direction", "\u202Ela\u200Fsik\u202C", "lasik"],
  ["emoji", "👁️ lasik 😢", "lasik"],
  ["two scripts", "lasik ليزك", "lasik"],
  ["lone halves of characters", "\uD800lasik \uDC00", "lasik"],
  ["punctuation", "«ليزك»؟!", "ليزك"],
])("%s beside a word do not change its results", (_, typed, plain) => {
  expect(keysOf(sanitizeQuery(typed))[0]).toBe(keysOf(plain)[0]);
});

test("only the first of 500 words are searched", () => {
  expect(keysOf(sanitizeQuery("lasik ".repeat(500)))[0]).toBe("treatment lasik-surgery");
  expect(keysOf("my sandy driving words ".repeat(125))).toContain("article driving-by-night");
});

test("a replaced or removed entry is not found by its old words", () => {
  const index = new SearchIndex(articles);
  const [one] = articles;
  if (!one) throw new Error("no article");
  index.put({ ...one, shown: { ...one.shown, en: { title: "Dust", text: "" } } });
  const found = (word: string) => searchSite(word, { indexes: [index], bodies: none }).total;
  expect([found("dust"), found("sand"), found("night")]).toEqual([1, 0, 1]);
  index.remove(keyOf(one));
  expect([found("dust"), index.keys().length]).toEqual([0, articles.length - 1]);
});

test("a search looks for the first words of a long query only", () => {
  const words = Array.from({ length: 60 }, (_, at) => `word${at.toString(36)}x`);
  const index = new SearchIndex(articles.map((entry) => ({ ...entry, keywords: words })));
  const hits = index.list({ concepts: [], words }, { mistyped: new Map(), match: "any" });
  expect([...(hits[0]?.terms ?? [])]).toEqual(words.slice(0, 12));
});

test("the line of the triage is above all results, whatever else is typed", () => {
  const [sign] = searchSite("sudden loss of vision", searched).lines;
  expect(sign?.urgency).toBe("now");
  for (const beside of ["eye light ".repeat(20), "sa wi ".repeat(20), "lasik ".repeat(10)]) {
    expect(searchSite(`${beside} sudden loss of vision`, searched).lines[0]?.urgency).toBe("now");
  }
});

test.each(["i went blind", "عمي"])(
  "the games are no result of %s, which needs help now",
  (typed) => {
    expect(searchSite(typed, searched).lines[0]?.urgency).toBe("now");
    expect(keysOf(typed)).not.toContain("page games");
    expect(suggest(typed, searched).hits.map(({ entry }) => keyOf(entry))).not.toContain(
      "page games",
    );
  },
);

test.each(["عميت", "كحول في عيني", "acid from sand"])(
  "results that match only a part of %s are left out, because it needs help now",
  (typed) => {
    expect(searchSite(typed, searched).lines[0]?.urgency).toBe("now");
    expect(keysOf(typed)).toEqual([]);
    expect(suggest(typed, searched).hits).toEqual([]);
  },
);

// REQ-TRIAGE-3
test.each(["فقدت نظري فجاة", "فقدت نظري", "راح نظري فجأة", "نظري ضعف فجأة"])(
  "no treatment, doctor or branch is a result of %s, which needs help now",
  (typed) => {
    expect(searchSite(typed, searched).lines[0]?.urgency).toBe("now");
    expect(keysOf(typed).filter((key) => /^(treatment|doctor|branch) /.test(key))).toEqual([]);
  },
);

test("an article is found by its body, behind those with the words in their titles", () => {
  const bodies = new SearchIndex();
  const [wind, driving] = articles;
  if (!wind || !driving) throw new Error("no articles");
  bodies.put(wind, ["Dust and glare of the road."]);
  bodies.put(driving, ["Halos around lamps."]);
  const found = (typed: string) => keysOf(typed, { indexes: [articleIndex], bodies });
  expect(found("glare")).toEqual(["article sand-and-wind"]);
  expect(found("road")).toEqual(["article driving-by-night", "article sand-and-wind"]);
  expect(found("halos lamps")).toEqual(["article driving-by-night"]);
  expect(found("halos dust")).toEqual([]);
});
