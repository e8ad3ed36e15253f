import { cardsPerPage } from "../../app/content/data/pagination.ts";
import { relatedArticles } from "../../app/content/data/service-facts.ts";
import { parseArticle } from "../../app/features/articles/queries/article-row.server.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { pluralize } from "../../app/i18n/plural.ts";
import { readSeedArticles, type SeedArticle } from "../../tools/articles/seed-articles.ts";
import { words } from "./words.ts";

export { cardsPerPage };

/** The articles of a new database, newest first. */
export const articles: readonly SeedArticle[] = readSeedArticles();

export const newestArticle = getArticleAt(0);

/** The slug of the article that represents all others: the first one that a treatment page links to. */
export const { slug: sampleSlug } = relatedArticles["lasik-surgery"][0] ?? {
  slug: newestArticle.slug,
};

/** The article that represents all others. */
export const sampleArticle = articles.find(({ slug }) => slug === sampleSlug) ?? newestArticle;

/** Returns the reading time of an article as the page shows it. */
export function readingTimeText(article: SeedArticle, locale: Locale): string {
  const { minutes } = parseArticle(article, locale) ?? { minutes: 0 };
  return pluralize(minutes, words[locale].articles.readingTime, locale);
}

function getArticleAt(index: number): SeedArticle {
  const article = articles[index];
  if (!article) throw new Error(`The seed has no article ${index}`);
  return article;
}
