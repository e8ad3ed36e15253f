import { expect, test } from "vitest";
import { untruthsOf, withRooms } from "./map-page.ts";

const modules = [
  { path: "app/hours/open.ts", imports: ["app/facts/hours.ts"] },
  { path: "app/facts/hours.ts", imports: [] },
];

/** A page with the rooms as they are and one journey. */
function pageWith(...steps: string[]): string {
  const page = [
    "<!-- The rooms, drawn from the imports by `npm run map`. -->",
    "<!-- Written by hand from here; a check holds it to the imports. -->",
    "```mermaid",
    "flowchart TD",
    ...steps,
    "```",
    "",
  ].join("\n");
  return withRooms(page, modules);
}

test("a page is true whose files are there and import each other as it says", () => {
  const page = pageWith('  a["open.ts<br>open or not"] --> b["hours.ts"]', "  b -. row .-> a");
  expect(untruthsOf(page, modules)).toEqual([]);
});

test("a journey names no file that is gone", () => {
  const page = pageWith('  a["open.ts"] --> b["week.ts"]');
  expect(untruthsOf(page, modules)).toEqual(["week.ts is not there"]);
});

test("an arrow of a journey is an import, each in a row of them", () => {
  const page = pageWith('  a["hours.ts"] -->|asks| b["open.ts"] --> a');
  expect(untruthsOf(page, modules)).toEqual(["hours.ts does not import open.ts"]);
});

test("the rooms are drawn anew when an import between two of them goes", () => {
  const page = pageWith('  a["open.ts"]');
  const apart = modules.map(({ path }) => ({ path, imports: [] }));
  expect(untruthsOf(page, apart)).toEqual(["the rooms have changed: npm run map"]);
});
