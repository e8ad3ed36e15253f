import { expect, test } from "vitest";
import { findUsedProperties } from "./custom-properties.ts";
import {
  divideFirstScreen,
  firstScreensOf,
  removeProperties,
  selectProperties,
} from "./first-screen.ts";

test("the inline part has the rules for screens and the custom properties that they use", () => {
  const css =
    "@layer tokens{:root{--used:var(--inner);--inner:1px;--unused:2px}}@layer base{p{margin:var(--used)}@media print{p{margin:var(--unused)}}}";
  const { inline, rest } = divideFirstScreen(css);
  expect(inline.en).toBe(
    "@layer tokens{:root{--used:var(--inner);--inner:1px}}@layer base{p{margin:var(--used)}}",
  );
  expect(rest).toBe(
    "@layer tokens{:root{--unused:2px}}@layer base{@media print{p{margin:var(--unused)}}}",
  );
});

test("states that only a visitor or a script brings about are in the rest", () => {
  const css =
    '@layer layout{a{color:red}a:hover{color:var(--h)}b,b:hover{top:0}[data-compact="true"] b{top:1px}:root{--h:blue}}';
  const { inline, rest } = divideFirstScreen(css);
  expect(inline.en).toBe("@layer layout{a{color:red}b,b:hover{top:0}}");
  expect(rest).toBe(
    '@layer layout{a:hover{color:var(--h)}[data-compact="true"] b{top:1px}:root{--h:blue}}',
  );
});

test("colours of a time of day are inline, and also in the rest, for a page whose time changes", () => {
  const css = "@layer themes{[data-time-of-day=dusk] [data-sky]{color:red}p{top:0}}";
  const { inline, rest } = divideFirstScreen(css);
  expect(inline.en).toBe(css);
  expect(rest).toBe("@layer themes{[data-time-of-day=dusk] [data-sky]{color:red}}");
});

test("properties without effect before a visitor acts are in the rest", () => {
  const { inline, rest } = divideFirstScreen(
    ":root{--d:1s}a{color:red;transition:color var(--d);cursor:pointer}",
  );
  expect(inline.en).toBe("a{color:red}");
  expect(rest).toBe(":root{--d:1s}a{transition:color var(--d);cursor:pointer}");
});

test("the blocks of a layer are joined", () => {
  const css = "@layer a{p{top:0}}@layer b{p{top:1px}}@layer a{p{left:0}}";
  expect(divideFirstScreen(css).inline.en).toBe("@layer a{p{top:0}p{left:0}}@layer b{p{top:1px}}");
});

test("the first line of a style sheet names the pages whose first screen needs it", () => {
  expect(firstScreensOf("/* first-screen */\na{}")).toBe("all");
  expect(firstScreensOf("/* first-screen: home, not-found */\na{}")).toEqual(["home", "not-found"]);
  expect(firstScreensOf("a{}")).toEqual([]);
});

test("each language has the rules that can match in it, with their font faces", () => {
  const css =
    "@font-face{font-family:Latin;src:url(a)}@font-face{font-family:Arabic;src:url(b)}:root:lang(en){font-family:Latin}:root:lang(ar){font-family:Arabic}";
  const { inline, rest } = divideFirstScreen(css);
  expect(inline.en).toBe(
    "@font-face{font-family:Latin;src:url(a)}:root:lang(en){font-family:Latin}",
  );
  expect(inline.ar).toBe(
    "@font-face{font-family:Arabic;src:url(b)}:root:lang(ar){font-family:Arabic}",
  );
  expect(rest).toBe("");
});

test("custom properties that only one page uses are in its own file, unless they are inline there", () => {
  const css =
    ":root{--all:1px;--own:var(--inner);--inner:2px;--inline:3px;--none:4px}@media print{:root{--inline:5px}}p{top:0}";
  const others = findUsedProperties(":root{--all:1px}p{top:var(--all)}");
  const uses = findUsedProperties(`${css}a:hover{top:var(--own);left:var(--inline)}`);
  expect(removeProperties(css, others)).toBe(":root{--all:1px}p{top:0}");
  expect(selectProperties(css, { uses, others, inline: "a{left:var(--inline)}" })).toBe(
    ":root{--own:var(--inner);--inner:2px}@media print{:root{--inline:5px}}",
  );
});
