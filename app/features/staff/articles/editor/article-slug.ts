import { maxSlugLength } from "~/features/articles/queries/slug.ts";

/**
 * Returns the slug of an English title, or "" without Latin letters and figures.
 * @example "What’s LASIK?" → "whats-lasik"
 */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlugLength)
    .replace(/^-|-$/g, "");
}
