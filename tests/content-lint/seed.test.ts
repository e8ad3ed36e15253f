import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { colourArticle } from "../../app/content/data/games.ts";
import { answerPaths } from "../../app/content/data/questions.ts";
import { relatedArticles } from "../../app/content/data/service-facts.ts";
import { parseLightMarkup } from "../../app/features/articles/page/light-markup.ts";
import { parseArticle } from "../../app/features/articles/queries/article-row.server.ts";
import { findCalendarDate } from "../../app/i18n/dates.ts";
import { readSeedArticles } from "../../tools/articles/seed-articles.ts";
import { readingGrade } from "./reading-grade.ts";
import { findArabicFaults, findEnglishFaults } from "./writing-faults.ts";

const articles = readSeedArticles();
const bySlug = articles.map((article) => [article.slug, article] as const);
const project = new URL("../..", import.meta.url);

test("a new database has articles, newest first, each with its own id, slug and title", () => {
  expect(articles.length).toBeGreaterThan(0);
  for (const column of [
    "id",
    "slug",
    "title_en",
    "title_ar",
    "excerpt_en",
    "excerpt_ar",
  ] as const) {
    expect(new Set(articles.map((article) => article[column])).size).toBe(articles.length);
  }
  const dates = articles.map(({ published_at }) => published_at);
  expect(dates).toEqual([...dates].sort().reverse());
});

test("the articles that pages link to exist", () => {
  const slugs = articles.map(({ slug }) => slug);
  const linked = Object.values(relatedArticles).flatMap((all) => all.map(({ slug }) => slug));
  const answers = Object.values(answerPaths).flatMap(
    (path) => path.match(/^\/articles\/(.+)/)?.[1] ?? [],
  );
  expect(slugs).toEqual(expect.arrayContaining([...linked, ...answers, colourArticle]));
});

test.each(bySlug)("%s is a row the site can show in both languages", (slug, article) => {
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(slug.length).toBeLessThanOrEqual(120);
  expect(findCalendarDate(article.published_at)).not.toBeNull();
  for (const locale of ["en", "ar"] as const) {
    expect(parseArticle(article, locale)).toMatchObject({
      slug,
      image: article.featured_image,
    });
  }
});

test.each(bySlug)("the cover of %s is a file of the site", (_, { featured_image }) => {
  expect(existsSync(new URL(`public${featured_image}`, project))).toBe(true);
});

test.each(bySlug)(
  "%s has 500 to 1000 words and an excerpt of at most 200 characters in each language",
  (_, article) => {
    for (const locale of ["en", "ar"] as const) {
      const words =
        article[`content_${locale}`].match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
      expect(words).toBeGreaterThanOrEqual(500);
      expect(words).toBeLessThanOrEqual(1000);
      expect(article[`excerpt_${locale}`].length).toBeLessThanOrEqual(200);
    }
  },
);

test.each(bySlug)("%s uses the light markup only, with headings below level 1", (_, article) => {
  for (const body of [article.content_en, article.content_ar]) {
    const blocks = parseLightMarkup(body);
    const levels = blocks.flatMap((block) => (block.kind === "heading" ? [block.level] : []));
    expect(levels.length).toBeGreaterThanOrEqual(3);
    expect(levels).not.toContain(1);
    // Unsupported markup would be shown as typed: unclosed bold, other bullets, numbers, links, tags.
    const leftovers = JSON.stringify(blocks).match(
      /\*|_{2}|`|<[a-z/]|\]\(|"text":"(?:[-+•]|\d+[.)]|#|>)\s?/g,
    );
    expect(leftovers).toBeNull();
  }
});

test.each(bySlug)("%s has the same build in both languages", (_, article) => {
  const build = (body: string) =>
    parseLightMarkup(body).map((block) =>
      block.kind === "list"
        ? `list of ${block.items.length}`
        : block.kind === "heading"
          ? `h${block.level}`
          : "p",
    );
  expect(build(article.content_ar)).toEqual(build(article.content_en));
});

test.each(bySlug)("%s is written by the rules of each language", (_, article) => {
  for (const part of ["title", "excerpt", "content"] as const) {
    expect(findArabicFaults(article[`${part}_ar`])).toEqual([]);
    expect(findEnglishFaults(article[`${part}_en`])).toEqual([]);
  }
});

test.each(bySlug)("%s reads at grade 8 or below in English", (_, { content_en }) => {
  expect(readingGrade(content_en)).toBeLessThanOrEqual(8);
});
