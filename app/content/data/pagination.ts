/** Parameter for the page of a long list: `?page=2`. */
export const pageParameter = "page";

/** Cards per page of the list of articles (REQ-ARTICLE-17). */
export const cardsPerPage = 24;

/** Entries per page of the feed. */
export const entriesPerPage = 30;

/** Highest valid page number. It bounds the number of addresses, at forty times the articles that a clinic writes. */
const lastNumber = 9999;

/** Parses the number of a page after the first; null for the first page, which needs none, and for anything else. */
export function findPageNumber(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,3}$/.test(text)) return null;
  const number = Number(text);
  return number >= 2 && number <= lastNumber ? number : null;
}

/** Returns the page number in a query string; 1 when there is none. */
export function pageNumberIn(search: URLSearchParams): number {
  return findPageNumber(search.get(pageParameter)) ?? 1;
}

/**
 * Returns the path of a list's page without language. The first page is the list itself. @example
 * numberedPath("/articles", 2) // "/articles?page=2"
 */
export function numberedPath(path: string, number: number): string {
  return number > 1 ? `${path}?${pageParameter}=${number}` : path;
}
