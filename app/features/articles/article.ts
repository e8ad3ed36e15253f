import type { Locale } from "~/i18n/locale.ts";

/** An article in one language, for a card. */
export interface Article {
  slug: string;
  title: string;
  excerpt: string;
  /** As stored, in English; the words of the page have its display name. */
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

/** The parts of an article that its cover shows; articles without an image have none. */
export type ArticleCover = Pick<Article, "slug" | "title"> & { image: string };

/** The parts of an article that the feed has. */
export type FeedArticle = Omit<FullArticle, "minutes" | "image" | "body">;

/** The parts of an article that the sitemap needs. */
export type DatedArticle = Pick<Article, "slug" | "published">;

/** The searchable texts of an article, in both languages. */
export interface SearchableArticle extends Pick<Article, "slug" | "category" | "image"> {
  shown: Record<Locale, { title: string; text: string }>;
}

/** The bodies of an article in all languages, for the search. */
export interface SearchableBody extends Pick<Article, "slug"> {
  body: string[];
}
