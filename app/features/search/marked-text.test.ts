import { expect, test } from "vitest";
import { excerptOf, markedText } from "./marked-text.ts";

/** Returns a text with its marks as brackets. */
function bracketed(text: string, terms: string[]): string {
  return markedText(text, terms)
    .map((run) => (run.marked ? `[${run.text}]` : run.text))
    .join("");
}

test("words and phrases are marked as they are written", () => {
  expect(bracketed("The Cataract, again", ["cataract"])).toBe("The [Cataract], again");
  expect(bracketed("جراحة المياه البيضاء (الساد)", ["~cataract"])).toBe(
    "جراحة [المياه البيضاء] ([الساد])",
  );
  expect(bracketed("a <b>", ["b"])).toBe("a <[b]>");
  expect(bracketed("nothing", ["other"])).toBe("nothing");
});

test("an excerpt holds what was looked for, and is cut between words", () => {
  const long = `${"before ".repeat(60)}here ${"after ".repeat(60)}`.trim();
  const excerpt = excerptOf(long, ["here"]);
  expect(excerpt).toMatch(/^… before .* here after .* …$/);
  expect(excerpt.length).toBeLessThan(190);
  expect(excerptOf(long, [])).toMatch(/^before .* …$/);
  expect(excerptOf("short here", ["here"])).toBe("short here");
  expect(excerptOf(`here ${"after ".repeat(60)}`, ["here"])).toMatch(/^here .* …$/);
  expect(excerptOf(`${"before ".repeat(60)}here`, ["here"])).toMatch(/^… before .* here$/);
});
