import { expect, test } from "vitest";
import { filterByTitle } from "./filter-by-title.ts";

const entries = [
  { en: "Dry eye in a dry country", ar: "جفاف العين في مناخنا الجاف" },
  { en: "Is LASIK permanent?", ar: "هل تدوم نتيجة الليزك؟" },
  { en: "Your first eye examination", ar: "فحص عينيك الأول خطوة بخطوة" },
].map((title, index) => ({
  slug: `article-${index}`,
  title,
  state: { kind: "published" } as const,
  revision: null,
  isChange: false,
}));

test.each([
  ["", [0, 1, 2]],
  ["lasik", [1]],
  ["  PERMANENT, lasik ", [1]],
  ["exam", [2]],
  ["eye dry", [0]],
  ["eye lasik", []],
  ["ليزك", [1]],
  ["الاول", [2]],
  ["dry جفاف", [0]],
])("%j finds the titles with these words in either language", (typed, found) => {
  expect(filterByTitle(entries, typed)).toEqual(found.map((index) => entries[index]));
});
