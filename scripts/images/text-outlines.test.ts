import { expect, test } from "vitest";
import { outlineLine, outlineLines } from "./text-outlines.ts";

const arabic = { size: 100, rtl: true };
const latin = { size: 100, rtl: false };

test("Arabic letters are joined: the outlines of a word differ from those of its single letters", () => {
  const word = outlineLine("عين", arabic);
  const letters = ["ع", "ي", "ن"].map((letter) => outlineLine(letter, arabic));
  expect(word.d).not.toBe("");
  expect(word.width).toBeLessThan(letters.reduce((sum, { width }) => sum + width, 0) - 10);
});

test("a letter still joins its neighbours after it was a component of another one", () => {
  // The glyph of the teh marbuta contains a heh. It comes first here, as in the title of a page.
  outlineLine("جهة الوصول ة", arabic);
  const parts = ["س", "ه", "ولة"].reduce((sum, part) => sum + outlineLine(part, arabic).width, 0);
  expect(outlineLine("سهولة", arabic).width).toBeLessThan(parts - 10);
});

test("an Arabic line starts on the right, and its digits run from left to right", () => {
  const [ten, one] = [outlineLine("١٠", arabic), outlineLine("٠١", arabic)];
  expect(ten.d).not.toBe(one.d);
  expect(ten.d).toBe(outlineLine("١٠", latin).d);
  // The first word ends at the right edge of the line.
  const alone = outlineLine("مركز", arabic);
  const line = outlineLine("مركز العيون", arabic);
  expect(line.d.endsWith(alone.d)).toBe(false);
  expect(line.width).toBeGreaterThan(alone.width);
});

test("each letter of a line in two scripts comes from the font that has it", () => {
  expect(outlineLine("عدسات (ICL) و١١ «خيارًا»", arabic).width).toBeGreaterThan(500);
  expect(() => outlineLine("目", latin)).toThrow("目");
});

test("a text is broken into the smallest number of lines of similar width", () => {
  const text = "Our doctors and care team";
  const wide = outlineLines(text, 2000, latin);
  expect(wide).toHaveLength(1);
  const two = outlineLines(text, 1100, latin);
  expect(two).toHaveLength(2);
  const [first, second] = two.map(({ width }) => width);
  expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThan(400);
  expect(outlineLines("Unbreakable", 10, latin)).toHaveLength(1);
});
