import type { Module } from "./modules.ts";

/** From a room to the rooms that it imports from, with the number of such imports; every room is a key. */
type Arrows = Map<string, Map<string, number>>;

/** A room with fewer rooms in it needs no drawing of its own. */
const fewestInner = 4;

/**
 * The drawings of the map, in Markdown: the rooms of the whole, then those in each room that has several. Rooms are
 * folders, so a drawing changes when a folder comes or goes, or when the first import between two of them does.
 */
export function drawRooms(modules: readonly Module[]): string {
  const whole = drawing(arrowsBetween(modules, roomOf));
  const inner = foldersOf(modules).flatMap((room) => {
    const own = modules.filter(({ path }) => path.startsWith(`${room}/`));
    const arrows = arrowsBetween(own, (path) => innerRoomOf(path, room));
    const isWorthIt = arrows.size >= fewestInner && [...arrows.values()].some(({ size }) => size);
    return isWorthIt ? [`### Inside \`${room}\`\n\n${drawing(arrows)}`] : [];
  });
  return [whole, ...inner].join("\n\n");
}

/** `app` has rooms of its own; every other folder at the root is a room. */
function roomOf(path: string): string {
  const [root = "", room = "", ...rest] = path.split("/");
  return root === "app" && rest.length > 0 ? `${root}/${room}` : root;
}

/** Every folder with a module below it, but `app`, whose rooms are those of the whole. */
function foldersOf(modules: readonly Module[]): string[] {
  const folders = modules.flatMap(({ path }) => {
    const parts = path.split("/").slice(0, -1);
    return parts.map((_, depth) => parts.slice(0, depth + 1).join("/"));
  });
  return [...new Set(folders)].filter((folder) => folder !== "app").sort();
}

/** The folder in a room that a module lies in; the room itself for its own modules. */
function innerRoomOf(path: string, room: string): string {
  if (!path.startsWith(`${room}/`)) return "";
  const [inner = "", ...rest] = path.slice(room.length + 1).split("/");
  return rest.length > 0 ? `${room}/${inner}` : room;
}

function arrowsBetween(modules: readonly Module[], placeOf: (path: string) => string): Arrows {
  const arrows: Arrows = new Map();
  for (const place of modules.map(({ path }) => placeOf(path)).sort()) arrows.set(place, new Map());
  for (const { path, imports } of modules) {
    const from = arrows.get(placeOf(path));
    for (const to of imports.map(placeOf).sort()) {
      if (arrows.has(to) && to !== placeOf(path)) from?.set(to, (from.get(to) ?? 0) + 1);
    }
  }
  return arrows;
}

/** Arrows on a circle: from where they lead there is a way back. */
function circling(arrows: Arrows): { from: string; to: string; weight: number }[] {
  return [...arrows].flatMap(([from, tos]) =>
    [...tos].flatMap(([to, weight]) => (reaches(arrows, to, from) ? [{ from, to, weight }] : [])),
  );
}

/** Takes out arrows until none is on a circle, each time the one that leaves the fewest circling; answers these. */
function takeOutClimbing(arrows: Arrows): string[][] {
  const candidates = circling(arrows).map(({ from, to, weight }) => {
    arrows.get(from)?.delete(to);
    const left = circling(arrows).length;
    arrows.get(from)?.set(to, weight);
    return { from, to, left, weight };
  });
  const [best] = candidates.sort((a, b) => a.left - b.left || a.weight - b.weight);
  if (!best) return [];
  arrows.get(best.from)?.delete(best.to);
  return [[best.from, best.to], ...takeOutClimbing(arrows)];
}

/** What can be reached over another room needs no arrow of its own: without it the way through the house is seen. */
function takeOutShortcuts(arrows: Arrows): void {
  for (const [from, tos] of arrows) {
    for (const [to, weight] of [...tos]) {
      tos.delete(to);
      if (!reaches(arrows, from, to)) tos.set(to, weight);
    }
  }
}

function reaches(arrows: Arrows, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const room of seen) for (const next of arrows.get(room)?.keys() ?? []) seen.add(next);
  return seen.has(to);
}

function drawing(arrows: Arrows): string {
  const ids = new Map([...arrows.keys()].map((room, index) => [room, `r${index}`]));
  const climbing = takeOutClimbing(arrows);
  takeOutShortcuts(arrows);
  const falling = [...arrows].flatMap(([from, tos]) => [...tos.keys()].map((to) => [from, to]));
  const line =
    (kind: string) =>
    ([from = "", to = ""]: readonly string[]) =>
      `  ${ids.get(from)} ${kind} ${ids.get(to)}`;
  return [
    "```mermaid",
    "flowchart TD",
    ...[...ids].map(([room, id]) => `  ${id}["${room}"]`),
    ...falling.map(line("-->")).sort(),
    ...climbing.map(line("-.->")).sort(),
    "```",
  ].join("\n");
}
