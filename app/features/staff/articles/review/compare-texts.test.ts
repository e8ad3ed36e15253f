import { expect, test } from "vitest";
import { compareTexts } from "./compare-texts.ts";

const marked = (words: readonly { text: string; changed: boolean }[]) =>
  words.map(({ text, changed }) => (changed ? `[${text}]` : text)).join("");

/** The lines as "- removed", "+ added" and "  same", with changed words in brackets. */
function compare(before: readonly string[], after: readonly string[], locale: "en" | "ar" = "en") {
  const { lines, changes } = compareTexts(before.join("\n\n"), after.join("\n\n"), locale);
  const signs = { removed: "-", added: "+" };
  const shown = lines.map((line) =>
    line.kind === "same" ? `  ${line.text}` : `${signs[line.kind]} ${marked(line.words)}`,
  );
  return { lines: shown, changes };
}

test("only changed lines and one line on either side are shown", () => {
  const before = ["One", "## Two", "Sight clears within a day or two.", "Four", "Five", "Six"];
  const after = [
    "One",
    "## Two",
    "Sight clears within a few days.",
    "Four",
    "- New",
    "Five",
    "Six",
  ];
  expect(compare(before, after)).toEqual({
    lines: [
      "  ## Two",
      "- Sight clears within a [day or two].",
      "+ Sight clears within a [few days].",
      "  Four",
      "+ [- New]",
      "  Five",
    ],
    changes: 2,
  });
});

test("words of Arabic are compared as words", () => {
  const before = ["غالبًا ما يتضح النظر خلال يوم أو يومين. وقد تشعر بالرمل."];
  const after = ["غالبًا ما يتضح النظر خلال أيام قليلة. وقد تشعر بالرمل."];
  expect(compare(before, after, "ar").lines).toEqual([
    "- غالبًا ما يتضح النظر خلال [يوم أو يومين]. وقد تشعر بالرمل.",
    "+ غالبًا ما يتضح النظر خلال [أيام قليلة]. وقد تشعر بالرمل.",
  ]);
});

test("a rewritten line is marked completely", () => {
  expect(compare(["The cornea is clear."], ["Rest your eyes every hour."]).lines).toEqual([
    "- [The cornea is clear.]",
    "+ [Rest your eyes every hour.]",
  ]);
});

test("equal texts have no lines, and a removed line at the end is shown", () => {
  expect(compare(["One", "Two"], ["One", "Two"])).toEqual({ lines: [], changes: 0 });
  expect(compare(["One", "Two"], ["One"])).toEqual({ lines: ["  One", "- [Two]"], changes: 1 });
});
