import { type DocumentEntry, documents } from "../../app/content/data/documents.ts";

/** A machine-readable document (sitemap, feed, robots.txt …) of the table in `documents.ts`. */
export type MachineRoute = Pick<DocumentEntry, "path" | "translated" | "onPage" | "typed">;

const shapes = Object.values<DocumentEntry>(documents).map((document) => ({
  document,
  // React Router also matches `/SITEMAP.XML/`.
  shape: new RegExp(`^${document.path.replaceAll(".", "\\.")}/*$`, "i"),
}));

/** The document of a path in any spelling, or null. */
export function findMachineRoute(pathname: string): MachineRoute | null {
  return shapes.find(({ shape }) => shape.test(decodePath(pathname)))?.document ?? null;
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
