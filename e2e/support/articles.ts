import { cardsOnPage } from "../../app/content/data/numbered-pages.ts";
import { relatedArticles } from "../../app/content/data/service-facts.ts";
import { findArticleInRow } from "../../app/features/articles/queries/article-row.server.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { pluralize } from "../../app/i18n/plural.ts";
import { readSeedArticles, type SeedArticle } from "../../tools/articles/seed-articles.ts";
import { words } from "./words.ts";

export { cardsOnPage };

/** The articles of a new database, which the tested sites have: newest first, as the list shows them. */
export const articles: readonly SeedArticle[] = readSeedArticles();

/** The newest of them. */
export const newestArticle = getArticleAt(0);

/** The address part of the article that stands for all: the first one that the site itself leads to. */
export const { slug: sampleSlug } = relatedArticles["lasik-surgery"][0] ?? {
  slug: newestArticle.slug,
};

/** The article that stands for all. */
export const sampleArticle = articles.find(({ slug }) => slug === sampleSlug) ?? newestArticle;

/** How long an article takes to read, in the words of a language. */
export function readingTimeText(article: SeedArticle, locale: Locale): string {
  const { minutes } = findArticleInRow(article, locale) ?? { minutes: 0 };
  return pluralize(minutes, words[locale].articles.readingTime, locale);
}

function getArticleAt(index: number): SeedArticle {
  const article = articles[index];
  if (!article) throw new Error(`The seed has no article ${index}`);
  return article;
}
