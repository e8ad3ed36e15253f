import { expect, test } from "vitest";
import { setLine, setLines } from "./letters.ts";

const arabic = { size: 100, rtl: true };
const latin = { size: 100, rtl: false };

test("Arabic letters are joined: a word is other outlines than its letters one by one", () => {
  const word = setLine("عين", arabic);
  const letters = ["ع", "ي", "ن"].map((letter) => setLine(letter, arabic));
  expect(word.d).not.toBe("");
  expect(word.width).toBeLessThan(letters.reduce((sum, { width }) => sum + width, 0) - 10);
});

test("a letter joins its neighbours also after it was a part of another one", () => {
  // The teh marbuta is drawn from a heh: it comes first, as in the name of a page.
  setLine("جهة الوصول ة", arabic);
  const parts = ["س", "ه", "ولة"].reduce((sum, part) => sum + setLine(part, arabic).width, 0);
  expect(setLine("سهولة", arabic).width).toBeLessThan(parts - 10);
});

test("an Arabic line begins on the right, and its digits are read from the left", () => {
  const [ten, one] = [setLine("١٠", arabic), setLine("٠١", arabic)];
  expect(ten.d).not.toBe(one.d);
  expect(ten.d).toBe(setLine("١٠", latin).d);
  // The first word of the line ends where the line ends.
  const alone = setLine("مركز", arabic);
  const line = setLine("مركز العيون", arabic);
  expect(line.d.endsWith(alone.d)).toBe(false);
  expect(line.width).toBeGreaterThan(alone.width);
});

test("a line in two scripts takes each letter from the font that has it", () => {
  expect(setLine("عدسات (ICL) و١١ «خيارًا»", arabic).width).toBeGreaterThan(500);
  expect(() => setLine("目", latin)).toThrow("目");
});

test("a text takes as few lines as it needs, and makes them even", () => {
  const text = "Our doctors and care team";
  const wide = setLines(text, 2000, latin);
  expect(wide).toHaveLength(1);
  const two = setLines(text, 1100, latin);
  expect(two).toHaveLength(2);
  const [first, second] = two.map(({ width }) => width);
  expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThan(400);
  expect(setLines("Unbreakable", 10, latin)).toHaveLength(1);
});
