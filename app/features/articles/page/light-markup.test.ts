import { expect, test } from "vitest";
import { type Block, parseLightMarkup } from "./light-markup.ts";

/** Describes blocks briefly: `h2 Title`, `p Text with [bold]`, `list a | b`. */
function inShort(blocks: Block[]): string[] {
  const line = (spans: { text: string; bold: boolean }[]) =>
    spans.map(({ text, bold }) => (bold ? `[${text}]` : text)).join("");
  return blocks.map((block) => {
    if (block.kind === "list") return `list ${block.items.map(line).join(" | ")}`;
    return `${block.kind === "heading" ? `h${block.level}` : "p"} ${line(block.spans)}`;
  });
}

test("one, two and three marks begin headings of that level", () => {
  expect(inShort(parseLightMarkup("# One\n## Two\n### Three"))).toEqual([
    "h1 One",
    "h2 Two",
    "h3 Three",
  ]);
});

test.each(["#One", "#### Four", " # One", "One # two", "##"])("%j is no heading", (line) => {
  expect(inShort(parseLightMarkup(line))).toEqual([`p ${line}`]);
});

test("bullets that follow each other form one list", () => {
  expect(inShort(parseLightMarkup("- a\n- b\n- c"))).toEqual(["list a | b | c"]);
});

test("empty lines are skipped, so they do not end a list", () => {
  expect(inShort(parseLightMarkup("- a\n\n- b\n   \n- c"))).toEqual(["list a | b | c"]);
});

test("another line between bullets makes two lists", () => {
  expect(inShort(parseLightMarkup("- a\ntext\n- b\n## head\n- c"))).toEqual([
    "list a",
    "p text",
    "list b",
    "h2 head",
    "list c",
  ]);
});

test.each(["-x", "* x", " - x", "1. x", "--- x", "-"])("%j is no bullet", (line) => {
  expect(inShort(parseLightMarkup(line))).toEqual([`p ${line}`]);
});

test("every other line that is not empty is a paragraph of its own", () => {
  expect(inShort(parseLightMarkup("\n\none\ntwo\n\n\nthree\n"))).toEqual([
    "p one",
    "p two",
    "p three",
  ]);
});

test.each(["\n", "\r\n", "\r"])("the line ending %j ends a line", (ending) => {
  expect(inShort(parseLightMarkup(["## a", "", "- b", "- c", "d"].join(ending)))).toEqual([
    "h2 a",
    "list b | c",
    "p d",
  ]);
});

test.each([
  ["a **b** c", "p a [b] c"],
  ["**a** **b**", "p [a] [b]"],
  ["**a**b**c**", "p [a]b[c]"],
  ["- **Rest:** sleep", "list [Rest:] sleep"],
  ["## The **cornea**", "h2 The [cornea]"],
  ["**عين** واحدة", "p [عين] واحدة"],
])("text between double asterisks is bold: %j", (line, block) => {
  expect(inShort(parseLightMarkup(line))).toEqual([block]);
});

test.each(["**never closed", "a ** b", "****", "*single*", "**two\n\nlines**", "2 * 3 ** 4"])(
  "asterisks that do not close on their line stay as typed: %j",
  (text) => {
    const lines = text.split("\n").filter(Boolean);
    expect(inShort(parseLightMarkup(text))).toEqual(lines.map((line) => `p ${line}`));
  },
);

test.each([
  "<script>alert(1)</script>",
  "<b>bold</b> &amp; <img src=x onerror=alert(1)>",
  "[link](https://example.com)",
  "_not_ `code` ~~no~~",
  "> quote",
])("nothing else is interpreted: %j", (line) => {
  expect(parseLightMarkup(line)).toEqual([
    { kind: "paragraph", spans: [{ text: line, bold: false }] },
  ]);
});

test("an empty body has no blocks", () => {
  expect(parseLightMarkup("")).toEqual([]);
  expect(parseLightMarkup(" \r\n\t\n")).toEqual([]);
});
