import { pathOf } from "~/content/data/pages.ts";

/** Address of the editor; without a slug, that of a new article. */
export function editorPath(slug?: string): string {
  return slug ? `${pathOf("staff-article")}#${slug}` : pathOf("staff-article");
}

/** Address of a revision as changes of the article: by its id, or by the slug for the one that waits for approval. */
export function reviewPath(idOrSlug: string): string {
  return `${pathOf("staff-review")}#${idOrSlug}`;
}
