import { type PageEntry, pages } from "~/content/facts/pages.ts";

const applicationPaths = new Set(
  Object.values<PageEntry>(pages).flatMap(({ layout, path }) => (layout === "plain" ? [path] : [])),
);

/** True for an address whose page React Router runs in the browser: the account pages. Every other page is a document. */
export function isApplication(pathname: string): boolean {
  return applicationPaths.has(pathname);
}
