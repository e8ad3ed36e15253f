import { expect, test } from "vitest";
import { statisticText } from "./statistic-text.ts";

const word = { en: "", ar: "ألف" } as const;

test.each([
  [999, "+", "999+", "+٩٩٩"],
  [1000, "+", "1K+", "+١ ألف"],
  [150_000, "+", "150K+", "+١٥٠ ألف"],
  [200_000, "+", "200K+", "+٢٠٠ ألف"],
  [200_000, "", "200K", "٢٠٠ ألف"],
  [18, "+", "18+", "+١٨"],
  [99, "%", "99%", "٩٩٪\u061c"],
  [11, "", "11", "١١"],
  [0, "", "0", "٠"],
] as const)("%d with the suffix %j reads %s and %s", (value, suffix, en, ar) => {
  expect(statisticText({ value, suffix }, "en", word.en)).toBe(en);
  expect(statisticText({ value, suffix }, "ar", word.ar)).toBe(ar);
});

test("a running counter shows whole, non-negative numbers", () => {
  expect(statisticText({ value: 17.6, suffix: "+" }, "en", "")).toBe("18+");
  expect(statisticText({ value: 999.4, suffix: "" }, "en", "")).toBe("999");
  expect(statisticText({ value: 999.6, suffix: "" }, "en", "")).toBe("1K");
  expect(statisticText({ value: 223_456.7, suffix: "+" }, "ar", word.ar)).toBe("+٢٢٣ ألف");
  expect(statisticText({ value: -3, suffix: "%" }, "en", "")).toBe("0%");
});
