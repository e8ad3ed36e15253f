import { untrueSteps } from "./journeys.ts";
import type { Module } from "./modules.ts";
import { drawRooms } from "./rooms.ts";

const begin = "<!-- The rooms, drawn from the imports by `npm run map`. -->";
const end = "<!-- Written by hand from here; a check holds it to the imports. -->";

/** The page with the rooms as they are now. @throws Error when the page lost the lines between which they stand. */
export function withRooms(page: string, modules: readonly Module[]): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/map.md needs the lines ${begin} and ${end}`);
  return `${page.slice(0, from)}${begin}\n\n${drawRooms(modules)}\n\n${page.slice(to)}`;
}

/** What the page says that is not so. */
export function untruthsOf(page: string, modules: readonly Module[]): string[] {
  const rooms = withRooms(page, modules) === page ? [] : ["the rooms have changed: npm run map"];
  return [...rooms, ...untrueSteps(page.slice(page.indexOf(end)), modules)];
}
