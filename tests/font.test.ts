import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";
import { expect, test } from "vitest";

const styles = fileURLToPath(new URL("../app/styles/", import.meta.url));

/** The code points that the face of a file stands for, as `fonts.css` says. */
function rangeOf(file: string): number[] {
  const css = readFileSync(`${styles}fonts.css`, "utf8");
  const face = css.split("@font-face").find((text) => text.includes(file)) ?? "";
  const [, ranges = ""] = /unicode-range:([^;]+);/.exec(face) ?? [];
  return ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

test("the basic font has a letter for every character it is fetched for, at every weight", () => {
  const font = openSync(`${styles}fonts/readex-pro-basic.woff2`) as Font;
  const range = rangeOf("readex-pro-basic");
  expect(range.length).toBeGreaterThan(100);
  expect(range.filter((code) => !font.hasGlyphForCodePoint(code))).toEqual([]);
  expect((font as unknown as { variationAxes: unknown }).variationAxes).toMatchObject({
    wght: { min: 160, max: 700 },
  });
});
