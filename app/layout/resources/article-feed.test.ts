import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { content as english } from "~/content/en/content.ts";
import type { Locale } from "~/i18n/locale.ts";
import { articleFeed, type FeedEntry } from "./article-feed.ts";

const article: FeedEntry = {
  slug: "lasik-vs-prk",
  title: "LASIK or PRK",
  excerpt: "How they compare.",
  category: "Laser",
  author: "Aurora Eye Centre Editorial Team",
  published: "2026-11-12",
};

function feed(locale: Locale, articles: readonly FeedEntry[], number = 1, pages = 1): string {
  const { shell, articles: words } = locale === "ar" ? arabic : english;
  const siteUrl = "https://clinic.example";
  const { brand } = shell;
  return articleFeed({ siteUrl, locale, brand, words, articles, number, pages });
}

test("an entry has address, dates, author, category and summary in the language of the feed", () => {
  const xml = feed("ar", [article]);
  expect(xml).toContain('xml:lang="ar"');
  expect(xml).toContain("<id>https://clinic.example/articles/lasik-vs-prk?lang=ar</id>");
  expect(xml).toContain("<published>2026-11-12T00:00:00+04:00</published>");
  expect(xml).toContain(
    `<name>${arabic.articles.authors["Aurora Eye Centre Editorial Team"]}</name>`,
  );
  expect(xml).toContain(`<category term="Laser" label="${arabic.articles.categories.Laser}"/>`);
  expect(xml).toContain("<summary>How they compare.</summary>");
});

test("an unknown author or category is shown as it is stored", () => {
  const xml = feed("en", [{ ...article, author: "constructor", category: "toString" }]);
  expect(xml).toContain("<name>constructor</name>");
  expect(xml).toContain('<category term="toString" label="toString"/>');
});

test("the feed names itself and the page it belongs to, each in its language", () => {
  const english = feed("en", [article]);
  expect(english).toContain(
    '<link rel="self" type="application/atom+xml" href="https://clinic.example/articles/feed.xml"/>',
  );
  expect(english).toContain('hreflang="en" href="https://clinic.example/articles"/>');
  expect(feed("ar", [])).toContain('href="https://clinic.example/articles/feed.xml?lang=ar"/>');
});

test("the feed is as new as its newest article", () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    ...article,
    slug: `article-${index}`,
    published: `2026-0${1 + ((index * 2) % 9)}-11`,
  }));
  const xml = feed("en", many);
  expect(/<updated>(.*?)<\/updated>/.exec(xml)?.[1]).toBe("2026-09-11T00:00:00+04:00");
  expect(xml.match(/<entry>/g)).toHaveLength(9);
  expect(feed("en", [])).not.toContain("<entry>");
});

/** Returns the pages that a page of the feed links to, by relation. */
function namedIn(xml: string): Record<string, string> {
  const links = xml.matchAll(/<link rel="(.*?)" type="application\/atom\+xml" href="(.*?)"\/>/g);
  return Object.fromEntries([...links].map(([, rel, href]) => [rel, href]));
}

test("each page of the feed names itself and the pages around it", () => {
  const address = "https://clinic.example/articles/feed.xml";
  expect(namedIn(feed("en", [article]))).toEqual({ self: address });
  expect(namedIn(feed("en", [article], 1, 3))).toEqual({
    self: address,
    first: address,
    next: `${address}?page=2`,
    last: `${address}?page=3`,
  });
  expect(namedIn(feed("ar", [article], 2, 3))).toEqual({
    self: `${address}?page=2&amp;lang=ar`,
    first: `${address}?lang=ar`,
    previous: `${address}?lang=ar`,
    next: `${address}?page=3&amp;lang=ar`,
    last: `${address}?page=3&amp;lang=ar`,
  });
  expect(namedIn(feed("en", [article], 3, 3))).not.toHaveProperty("next");
});

test("all pages are one feed", () => {
  const ids = [1, 2].map((number) => /<id>(.*?)<\/id>/.exec(feed("en", [article], number, 2))?.[1]);
  expect(new Set(ids).size).toBe(1);
});

test("markup in the texts of an article is escaped", () => {
  const hostile = `]]><script>alert(1)</script>&\u0000"'`;
  const xml = feed("en", [
    { ...article, title: hostile, excerpt: hostile, author: hostile, category: hostile },
  ]);
  expect(xml).not.toContain("<script");
  expect(xml).not.toContain("\u0000");
  expect(
    xml.match(/\]\]&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;&amp;&quot;&apos;/g),
  ).toHaveLength(5);
});
