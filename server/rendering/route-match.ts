import { aliases, type PageId, pages } from "../../app/content/data/pages.ts";
import { decodePath } from "../http/decode-path.ts";

/** A page of the table in `pages.ts` that matches a path. */
export interface MatchedPage {
  id: PageId;
  /** The canonical path. */
  path: string;
}

/** Matches a path of the tables in any spelling. */
const shapeOf = (path: string) => new RegExp(`^${path.replace(":slug", "([\\w-]+)")}/*$`, "i");

const shapes = (Object.keys(pages) as PageId[]).map((id) => ({
  id,
  path: pages[id].path,
  shape: shapeOf(pages[id].path),
}));

const aliasShapes = aliases.map(({ from, to }) => ({ to, shape: shapeOf(from) }));

/** An article whose slug is invalid or cannot be decoded. */
const unreadableArticle = /^\/(articles|blog)\/[^/]+\/*$/i;

/**
 * The page of a path in any spelling, or null. React Router matches `/ARTICLES//` and `/%61rticles` as `/articles`; each
 * spelling would be a separate page for caches and search engines.
 */
export function findPage(pathname: string): MatchedPage | null {
  const text = decodePath(pathname);
  if (text === null) return null;
  for (const { id, path, shape } of shapes) {
    const match = shape.exec(text);
    if (match) return { id, path: path.replace(":slug", match[1] ?? "") };
  }
  return null;
}

/**
 * Returns the redirect target of a path without a page: the page of an alias (REQ-LAYOUT-18), the list for an invalid
 * article slug, or else the not-found page (REQ-LAYOUT-16).
 */
export function getRedirectPath(pathname: string): string {
  const text = decodePath(pathname) ?? "";
  for (const { to, shape } of aliasShapes) {
    const match = shape.exec(text);
    if (match) return to.replace(":slug", match[1] ?? "");
  }
  const isArticle = unreadableArticle.test(pathname) && !pathname.endsWith(".data");
  return pages[isArticle ? "articles" : "not-found"].path;
}
