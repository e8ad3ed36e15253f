import { expect, test } from "vitest";
import { listFiles, readProjectFile } from "../tools/project-files.ts";
import { scriptFaults, styleFaults } from "./oldest-browsers.ts";

/** Scripts that do not run in browsers. */
const elsewhere = /\.test\.tsx?$|\.server\.ts$|^app\/server\//;

const sheets = listFiles("app", ".css");
const scripts = listFiles("app", ".ts", ".tsx").filter((path) => !elsewhere.test(path));

/** Faults of files, each with the path. */
function faultsOf(paths: readonly string[], find: (text: string) => string[]): string[] {
  return paths.flatMap((path) => find(readProjectFile(path)).map((fault) => `${path}: ${fault}`));
}

test("the oldest browsers support every style sheet", () => {
  expect(sheets.length).toBeGreaterThan(100);
  expect(faultsOf(sheets, styleFaults)).toEqual([]);
});

test("the oldest browsers support every browser script", () => {
  expect(scripts.length).toBeGreaterThan(300);
  expect(faultsOf(scripts, scriptFaults)).toEqual([]);
});

test.each([
  "@media (width < 48rem) { a { color: red } }",
  "@media (30rem <= width) { a { color: red } }",
  "@media not (min-width: 48rem) { a { color: red } }",
  "@media (min-width: 48rem) or (hover: hover) { a { color: red } }",
  "a { background: var(--bg); background: color-mix(in srgb, var(--bg) 94%, transparent) }",
  "@supports (height: 1svh) { a { background: color-mix(in srgb, var(--bg) 94%, transparent) } }",
  "a { block-size: 100vh; block-size: 100svh }",
  "a { margin-block-start: calc((1lh - 1rem) / 2) }",
  "a { font-size: clamp(1rem, 24cqi, 2rem) }",
  "a { overflow: hidden; overflow: clip }",
  "a { rotate: 90deg }",
])("the oldest browsers do not support %s", (css) => {
  expect(styleFaults(css)).toHaveLength(1);
});

test.each([
  "@media (min-width: 48rem) and (max-width: 71.99rem) { a { color: red } }",
  "@media (max-width: 39.99rem), not all and (prefers-contrast: more) { a { color: red } }",
  "@container (width < 14rem) { a { color: red } }",
  "@supports (color: color-mix(in srgb, red, red)) { a { color: color-mix(in srgb, red, blue) } }",
  "@supports (height: 1svh) { :root { --svh: 1svh } }",
  "@supports (overflow: clip) { :root { --clip: clip } }",
  "a { transform: rotate(90deg); translate: 1px 0; block-size: 100vh }",
])("the oldest browsers support, or can do without, %s", (css) => {
  expect(styleFaults(css)).toEqual([]);
});

test.each([
  "value.split(/(?<=a)b/)",
  "value.match(/(?<!a)b/)",
  "fetch(address, { signal: AbortSignal.timeout(1000) })",
  "AbortSignal.any([one, other])",
  "list.toSorted()",
  "Object.groupBy(list, key)",
  "URL.canParse(text)",
  "parameters.size > 0",
  'matchMedia("(width < 64rem)")',
])("a script with %s fails in the oldest browsers", (script) => {
  expect(scriptFaults(script)).toHaveLength(1);
});

test.each([
  'if ("timeout" in AbortSignal) return AbortSignal.timeout(1000)',
  "value.match(/(?<year>\\d{4})(?=-)/)",
  "list.at(-1) ?? list.findLast(known)",
  "replaced.with",
])("a script with %s runs in the oldest browsers", (script) => {
  expect(scriptFaults(script)).toEqual([]);
});
