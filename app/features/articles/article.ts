/** An article in one language, ready to be shown (B§3). */
export interface Article {
  slug: string;
  title: string;
  excerpt: string;
  /** As stored, in English; the page's words know its display name. */
  category: string;
  author: string;
  /** Calendar date, `2026-11-21`. */
  published: string;
  /** Reading time in whole minutes. */
  minutes: number;
  /** Address of the image, or null when the article has none. */
  image: string | null;
}

/** An article with its body in the light markup. */
export interface FullArticle extends Article {
  body: string;
}
