import { pathOf } from "~/content/data/pages.ts";

/** The view that the fragment of the page names: "#lasik-surgery", "#lasik-surgery/review", or none for a new article. */
export interface ArticleAddress {
  /** Null for a new article. */
  slug: string | null;
  /** The rest of the fragment after the slug; empty for the editor. */
  view: string;
}

export function readArticleAddress(hash: string): ArticleAddress {
  const [slug, ...rest] = hash.replace(/^#/, "").split("/");
  return { slug: slug || null, view: rest.join("/") };
}

/** Address of the editor; without a slug, that of a new article. */
export function editorPath(slug?: string): string {
  return slug ? `${pathOf("staff-article")}#${slug}` : pathOf("staff-article");
}

/** Address of the comparison of a submitted revision with the article on the site. */
export function reviewPath(slug: string): string {
  return `${editorPath(slug)}/review`;
}
