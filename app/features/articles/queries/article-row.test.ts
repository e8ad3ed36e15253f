import { expect, test } from "vitest";
import type { Locale } from "~/i18n/locale.ts";
import {
  articleColumns,
  parseArticle,
  parseCard,
  parseDated,
  parseFeedArticle,
} from "./article-row.server.ts";

const row = {
  id: "a0000000-0000-4000-8000-000000000001",
  slug: "lasik-vs-prk",
  title_en: "LASIK or PRK",
  title_ar: "الليزك أم الليزر السطحي",
  excerpt_en: "Two ways.",
  excerpt_ar: "طريقتان.",
  content_en: "word ".repeat(201),
  content_ar: "كلمة ".repeat(200),
  featured_image: "/covers/lasik-vs-prk.svg",
  category: "Laser",
  author: "Editorial Team",
  published_at: "2026-11-21",
};

test("the language selects the texts; the other columns are the same", () => {
  const same = {
    slug: "lasik-vs-prk",
    category: "Laser",
    author: "Editorial Team",
    published: "2026-11-21",
    image: "/covers/lasik-vs-prk.svg",
  };
  expect(parseArticle(row, "en")).toEqual({
    ...same,
    title: row.title_en,
    excerpt: row.excerpt_en,
    body: row.content_en,
    minutes: 2,
  });
  expect(parseArticle(row, "ar")).toEqual({
    ...same,
    title: row.title_ar,
    excerpt: row.excerpt_ar,
    body: row.content_ar,
    minutes: 1,
  });
});

test("a published date with a time is its calendar date", () => {
  const published_at = "2026-11-21T23:30:00+00:00";
  expect(parseArticle({ ...row, published_at }, "en")?.published).toBe("2026-11-21");
});

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:image/svg+xml,<svg/>",
  "http://example.com/a.png",
  "//example.com/a.png",
  "covers/a.svg",
  " https://example.com/a.png",
  "",
  null,
  undefined,
  7,
  {},
  "/\\evil.example/x.png",
  "/\t/evil.example/x.png",
  "https://clinic.example/\n.png",
  "/covers/\u0000.png",
])("the image %j is as if there were none", (featured_image) => {
  expect(parseArticle({ ...row, featured_image }, "en")).toMatchObject({
    slug: row.slug,
    image: null,
  });
});

test.each(["https://images.example/a.png", "/covers/a.svg"])(
  "the image %s is accepted",
  (featured_image) => {
    expect(parseArticle({ ...row, featured_image }, "en")?.image).toBe(featured_image);
  },
);

test.each(["slug", "category", "author", "published_at"] as const)(
  "a row without %s is no article in either language",
  (column) => {
    for (const value of [undefined, null, "", " \n", 7]) {
      expect(parseArticle({ ...row, [column]: value }, "en")).toBeNull();
      expect(parseArticle({ ...row, [column]: value }, "ar")).toBeNull();
    }
  },
);

test.each(["title", "excerpt", "content"] as const)(
  "a row without its %s in one language is no article in that one",
  (words) => {
    for (const value of [undefined, null, "", " \n", 7]) {
      expect(parseArticle({ ...row, [`${words}_ar`]: value }, "ar")).toBeNull();
      expect(parseCard({ ...row, [`${words}_ar`]: value }, "ar")).toBeNull();
      expect(parseArticle({ ...row, [`${words}_ar`]: value }, "en")).not.toBeNull();
    }
  },
);

test.each([null, undefined, "row", 7, [], [row], {}])("%j is no article", (value) => {
  expect(parseArticle(value, "en")).toBeNull();
  expect(parseCard(value, "ar")).toBeNull();
  expect(parseFeedArticle(value, "en")).toBeNull();
  expect(parseDated(value)).toBeNull();
});

/** Returns the row as the backend returns it for these columns. */
function only(columns: string) {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => columns.split(",").includes(name)),
  );
}

test.each<Locale>(["en", "ar"])(
  "a card, an entry and an address need no column but theirs (%s)",
  (locale) => {
    const { author, body, ...card } = parseArticle(row, locale) ?? { author: "", body: "" };
    expect(body).not.toBe("");
    expect(parseCard(only(articleColumns.card(locale)), locale)).toEqual(card);
    const { minutes: _, image: __, ...expected } = { minutes: 0, image: null, ...card };
    expect(parseFeedArticle(only(articleColumns.feed(locale)), locale)).toEqual({
      ...expected,
      author,
    });
    expect(parseDated(only(articleColumns.sitemap))).toEqual({
      slug: row.slug,
      published: "2026-11-21",
    });
  },
);

test.each(["2026-02-30", "soon", "21/11/2026"])(
  "a row published on %s is no article",
  (published_at) => {
    expect(parseArticle({ ...row, published_at }, "en")).toBeNull();
  },
);
