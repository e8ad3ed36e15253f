import { type DocumentEntry, documents } from "../../app/content/data/documents.ts";

/** A document of the table, as a path names it. */
export type MachineRoute = Pick<DocumentEntry, "path" | "translated" | "onPage" | "typed">;

const shapes = Object.values<DocumentEntry>(documents).map((document) => ({
  document,
  // The framework would answer `/SITEMAP.XML/` too.
  shape: new RegExp(`^${document.path.replaceAll(".", "\\.")}/*$`, "i"),
}));

/** The document that a path leads to, in whatever spelling; null for every other path. */
export function findMachineRoute(pathname: string): MachineRoute | null {
  return shapes.find(({ shape }) => shape.test(readable(pathname)))?.document ?? null;
}

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
