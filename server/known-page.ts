import { type PageId, pages } from "../app/content/facts/pages.ts";

/** A built page of the table, as a path names it. */
export interface KnownPage {
  id: PageId;
  /** The one way its address is written. */
  path: string;
}

const shapes = (Object.keys(pages) as PageId[])
  .filter((id) => pages[id].module !== null)
  .map((id) => {
    const { path } = pages[id];
    return { id, path, shape: new RegExp(`^${path.replace(":slug", "([\\w-]+)")}/*$`, "i") };
  });

/**
 * The page that a path leads to, in whatever spelling: the framework takes `/ARTICLES//` and `/%61rticles` for
 * `/articles`, and each spelling would be a page of its own for caches and search engines. Null for every other path.
 */
export function findPage(pathname: string): KnownPage | null {
  const text = decode(pathname);
  if (text === null) return null;
  for (const { id, path, shape } of shapes) {
    const match = shape.exec(text);
    if (match) return { id, path: path.replace(":slug", match[1] ?? "") };
  }
  return null;
}

/**
 * The same path as the framework can read it. Where it cannot be decoded, or hides a line break that no route matches,
 * every percent sign is taken for itself: the framework would print it, with whatever the visitor typed.
 * @example readablePath("/articles/%zz") // "/articles/%25zz"
 */
export function readablePath(pathname: string): string {
  const text = decode(pathname);
  const isReadable = text !== null && !/[\n\r\u2028\u2029]/.test(text);
  return isReadable ? pathname : pathname.replaceAll("%", "%25");
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
