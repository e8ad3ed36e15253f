import { aliases, type PageId, pages } from "../../app/content/data/pages.ts";

/** A built page of the table, as a path names it. */
export interface MatchedPage {
  id: PageId;
  /** The one way its address is written. */
  path: string;
}

/** A path of the tables, in whatever spelling. */
const shapeOf = (path: string) => new RegExp(`^${path.replace(":slug", "([\\w-]+)")}/*$`, "i");

const shapes = (Object.keys(pages) as PageId[])
  .filter((id) => pages[id].module !== null)
  .map((id) => ({ id, path: pages[id].path, shape: shapeOf(pages[id].path) }));

const aliasShapes = aliases.map(({ from, to }) => ({ to, shape: shapeOf(from) }));

/** An article whose name nobody could have written, also where it cannot be decoded. */
const unreadableArticle = /^\/(articles|blog)\/[^/]+\/*$/i;

/**
 * The page that a path leads to, in whatever spelling: the framework takes `/ARTICLES//` and `/%61rticles` for
 * `/articles`, and each spelling would be a page of its own for caches and search engines. Null for every other path.
 */
export function findPage(pathname: string): MatchedPage | null {
  const text = decode(pathname);
  if (text === null) return null;
  for (const { id, path, shape } of shapes) {
    const match = shape.exec(text);
    if (match) return { id, path: path.replace(":slug", match[1] ?? "") };
  }
  return null;
}

/**
 * Where a path of no page leads: old and short addresses to what they mean (REQ-LAYOUT-18), what cannot be an article's
 * name to the list, and everything else to the not-found page (REQ-LAYOUT-16).
 */
export function findRedirectPath(pathname: string): string {
  const text = decode(pathname) ?? "";
  for (const { to, shape } of aliasShapes) {
    const match = shape.exec(text);
    if (match) return to.replace(":slug", match[1] ?? "");
  }
  const isArticle = unreadableArticle.test(pathname) && !pathname.endsWith(".data");
  return pages[isArticle ? "articles" : "not-found"].path;
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
