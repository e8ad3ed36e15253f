import type { Locale } from "~/i18n/locale.ts";

/** An article in one language, as a card shows it. */
export interface Article {
  slug: string;
  title: string;
  excerpt: string;
  /** As stored, in English; the page's words know its display name. */
  category: string;
  /** Calendar date, `2026-11-21`. */
  published: string;
  /** Reading time in whole minutes. */
  minutes: number;
  /** Address of the image, or null when the article has none. */
  image: string | null;
}

/** An article with its author and its body in the light markup. */
export interface FullArticle extends Article {
  /** As stored, like the category. */
  author: string;
  body: string;
}

/** The picture of an article that has one, and its title. */
export type ArticleCover = Pick<Article, "slug" | "title"> & { image: string };

/** What the feed tells of an article. */
export type ToldArticle = Omit<FullArticle, "minutes" | "image" | "body">;

/** What the sitemap tells of an article. */
export type DatedArticle = Pick<Article, "slug" | "published">;

/** What the search looks through, in both languages. */
export interface FoundArticle extends Pick<Article, "slug" | "category" | "image"> {
  shown: Record<Locale, { title: string; text: string }>;
}
