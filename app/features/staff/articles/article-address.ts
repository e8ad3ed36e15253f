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

/** Address of a revision as changes of the article: by its id, or by the slug for the one that waits for approval. */
export function reviewPath(idOrSlug: string): string {
  return `${pathOf("staff-review")}#${idOrSlug}`;
}
