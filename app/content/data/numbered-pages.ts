/** Names the page of a long list in an address: `?page=2`. */
export const pageParameter = "page";

/** Cards on a page of the list of articles (REQ-ARTICLE-17). */
export const cardsOnPage = 24;

/** Entries on a page of the feed. */
export const entriesOnPage = 30;

/** No address asks for a page beyond this one: what can be made up is bounded, at forty times what a clinic writes. */
const lastNumber = 9999;

/** The number of a page after the first, as an address writes it; null for the first, which needs none, and for anything else. */
export function findPageNumber(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,3}$/.test(text)) return null;
  const number = Number(text);
  return number >= 2 && number <= lastNumber ? number : null;
}

/** The page that a search asks for; 1 when it asks for none. */
export function pageNumberIn(search: URLSearchParams): number {
  return findPageNumber(search.get(pageParameter)) ?? 1;
}

/**
 * The path of a list's page, without language. The first is the list itself.
 * @example numberedPath("/articles", 2) // "/articles?page=2"
 */
export function numberedPath(path: string, number: number): string {
  return number > 1 ? `${path}?${pageParameter}=${number}` : path;
}
