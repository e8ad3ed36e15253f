import { expect, test } from "vitest";
import { normalizedWords, normalizeWord } from "./normalize-text.ts";

test.each([
  ["hamza", "أحمد", "احمد"],
  ["hamza above and below", "إِسْلام", "اسلام"],
  ["a hamza that stands alone", "ماء", "ما"],
  ["a hamza with a seat", "رؤية", "رويه"],
  ["alif with a stroke", "القرآن", "قران"],
  ["taa marbuta", "شبكية", "شبكيه"],
  ["yaa without dots", "مستشفى", "مستشفي"],
  ["the stretching line", "عــيــون", "عيون"],
  ["vowels", "الحَوَل", "حول"],
  ["Arabic digits", "٢٠٠٧", "2007"],
  ["Persian digits", "۱۲", "12"],
  ["Persian letters", "کتاراکت", "كتاراكت"],
  ["the article", "الشبكية", "شبكيه"],
  ["and the", "والعيون", "عيون"],
  ["with the", "بالعدسة", "عدسه"],
  ["to the", "للأطفال", "اطفال"],
  ["capitals and accents", "KÉratoconus", "keratoconus"],
  ["presentation forms", "ﺍﻟﺴﺎﺩ", "ساد"],
])("%s makes no difference: %s", (_, written, folded) => {
  expect(normalizeWord(written)).toBe(folded);
});

test("letters that only look like the article are not removed", () => {
  expect(normalizeWord("ألم")).toBe("الم");
  expect(normalizeWord("اليد")).toBe("يد");
  expect(normalizeWord("والد")).toBe("والد");
});

test.each([
  ["pains", ["آلام", "الآلام", "الام", "والآلام", "بالآلام"], "الام"],
  ["or, and a mother", ["أم", "ام", "الأم"], "ام"],
  ["inflammation", ["التهاب", "الالتهاب", "والالتهاب"], "تهاب"],
  ["colours", ["ألوان", "الوان", "الألوان"], "وان"],
])("a word that begins like the article is the same with and without one: %s", (_, ways, word) => {
  expect(ways.map(normalizeWord)).toEqual(ways.map(() => word));
});

test("a stretching line or a hamza alone is no word", () => {
  expect(normalizedWords("\u0640\u0640 ء عين").map(({ term }) => term)).toEqual(["عين"]);
});

test("words have their positions in the text, and punctuation is no word", () => {
  const text = "«المياه البيضاء» (LASIK), 20/20 — ✓";
  const words = normalizedWords(text);
  expect(words.map(({ term }) => term)).toEqual(["مياه", "بيضا", "lasik", "20", "20"]);
  for (const { start, end } of words) expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N}]+$/u);
});
