import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { breakpoints, fullScreenDialog, narrowScreen } from "../../app/styles/breakpoints.ts";

const sheets = globSync("app/**/*.css");
const scripts = globSync("app/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));

/** Whether a query like "max-width: 47.99rem" is a breakpoint; one for smaller windows may end 0.01 rem before. */
function isBreakpoint(edge: string, side: string, rem: string): boolean {
  const allowed: readonly number[] = Object.values(breakpoints[side as "width" | "height"]);
  const below = (Number(rem) + 0.01).toFixed(2);
  return allowed.includes(Number(rem)) || (edge === "max" && allowed.includes(Number(below)));
}

function listUnknown(queries: string): string[] {
  return [...queries.matchAll(/(min|max)-(width|height):\s*([\d.]+)rem/g)]
    .filter(([, edge = "", side = "", rem = ""]) => !isBreakpoint(edge, side, rem))
    .map(([query]) => query);
}

test("every media query uses a breakpoint of the table", () => {
  const unknown = [
    ...sheets.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/@media[^{]*/g)].flatMap(([query]) =>
        listUnknown(query).map((one) => `${file}: ${one}`),
      ),
    ),
    ...scripts.flatMap((file) =>
      listUnknown(readFileSync(file, "utf8")).map((one) => `${file}: ${one}`),
    ),
  ];
  expect(unknown).toEqual([]);
});

test("every breakpoint of the table is used by a style sheet", () => {
  const queries = sheets
    .flatMap((file) => readFileSync(file, "utf8").match(/@media[^{]*/g) ?? [])
    .join(" ");
  for (const [side, named] of Object.entries(breakpoints))
    for (const rem of Object.values<number>(named)) {
      const below = (rem - 0.01).toFixed(2);
      expect(queries).toMatch(new RegExp(`${side}: (${rem}|${below})rem`));
    }
});

test("the media queries of scripts end below their breakpoints", () => {
  const { dialog, desktop } = breakpoints.width;
  expect(fullScreenDialog).toBe(`(max-width: ${(dialog - 0.01).toFixed(2)}rem)`);
  expect(narrowScreen).toBe(`(max-width: ${(desktop - 0.01).toFixed(2)}rem)`);
});
