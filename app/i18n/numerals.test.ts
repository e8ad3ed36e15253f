import { afterEach, expect, test } from "vitest";
import { bidiRuns } from "./bidi-runs.ts";
import { formatDateLong } from "./dates.ts";
import {
  formatAtLeast,
  formatNumber,
  formatPercent,
  localizeDigits,
  numerals,
  toAsciiDigits,
} from "./numerals.ts";

const policy = numerals.ar;

afterEach(() => {
  numerals.ar = policy;
});

test("Arabic text has Arabic-Indic digits", () => {
  expect(localizeDigits("0123456789", "ar")).toBe("٠١٢٣٤٥٦٧٨٩");
  expect(localizeDigits("Z8 9D", "en")).toBe("Z8 9D");
});

test.each([
  [0, "0", "٠"],
  [999, "999", "٩٩٩"],
  [1000, "1,000", "١٬٠٠٠"],
  [150_000, "150,000", "١٥٠٬٠٠٠"],
  [1_234_567, "1,234,567", "١٬٢٣٤٬٥٦٧"],
  [99.6, "100", "١٠٠"],
])("%d reads %s and %s", (value, en, ar) => {
  expect(formatNumber(value, "en")).toBe(en);
  expect(formatNumber(value, "ar")).toBe(ar);
});

test("typed digits of either script become ASCII digits", () => {
  expect(toAsciiDigits("٠١٢٣٤٥٦٧٨٩ 42")).toBe("0123456789 42");
});

test("grouping is that of Intl", () => {
  for (let value = 0; value < 3_000_000; value += 7_919) {
    expect(formatNumber(value, "en")).toBe(new Intl.NumberFormat("en-US").format(value));
    expect(formatNumber(value, "ar")).toBe(new Intl.NumberFormat("ar-OM").format(value));
  }
});

test("the percent sign follows its digits in both languages, as in Intl", () => {
  expect(formatPercent(99, "en")).toBe("99%");
  expect(formatPercent(99, "ar")).toBe("\u0669\u0669\u066a\u061c");
  const style = { style: "percent" } as const;
  expect(formatPercent(99, "ar")).toBe(new Intl.NumberFormat("ar-OM", style).format(0.99));
});

test("the plus precedes the digits in Arabic and follows them in English", () => {
  expect(formatAtLeast(18, "ar")).toBe("+١٨");
  expect(formatAtLeast(18, "en")).toBe("18+");
  expect(formatAtLeast(150_000, "ar")).toBe("+١٥٠٬٠٠٠");
});

test("with the numerals switched to latn, every Arabic format shows ASCII digits and marks", () => {
  numerals.ar = "latn";
  expect(formatNumber(150_000, "ar")).toBe("150,000");
  expect(formatPercent(99, "ar")).toBe("99%");
  expect(formatAtLeast(18, "ar")).toBe("+18");
  expect(formatDateLong("2026-11-21", "ar")).toBe("21 نوفمبر 2026");
});

test.each(["arab", "latn"] as const)(
  "with %s numerals a sign is isolated together with its digits",
  (kind) => {
    numerals.ar = kind;
    const figure = formatAtLeast(200, "ar");
    expect(bidiRuns(`${figure} ألف`, "ar")[0]).toEqual({ text: figure, kind: "figure" });
  },
);
