import { readFileSync } from "node:fs";
import type { CoverName } from "../../app/illustrations/cover-names.ts";

const root = new URL("../../", import.meta.url);

/** The markup of a file below `app/illustrations/assets`. */
export function readIllustration(file: string): string {
  return readFileSync(new URL(`app/illustrations/assets/${file}`, root), "utf8").trim();
}

/** The markup of an article's cover. */
export function readCover(name: CoverName): string {
  return readFileSync(new URL(`public/covers/${name}.svg`, root), "utf8").trim();
}

/** The path data of the `<path>` with this id in a file of named parts; throws when there is none. */
export function getPathData(svg: string, id: string): string {
  const [, d] = new RegExp(`<path id="${id}"[^>]* d="([^"]+)"`).exec(svg) ?? [];
  if (d === undefined) throw new Error(`The illustration has no path with the id "${id}".`);
  return d;
}

/** The children of the `<g>` with this id in a file of named parts, or null. The group must hold no other group. */
export function findGroup(svg: string, id: string): string | null {
  return new RegExp(`<g id="${id}">(.*?)</g>`, "s").exec(svg)?.[1] ?? null;
}
