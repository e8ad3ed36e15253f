import { expect, test } from "vitest";
import { directionalRuns, mirrored } from "./directional-runs.ts";

function runs(line: string, base: "ltr" | "rtl" = "rtl") {
  return directionalRuns(line, base).map(({ text, direction }) => [direction, text]);
}

test("an Arabic line is one run, with its spaces, marks and punctuation", () => {
  expect(runs("جراحة الحَوَل، للأطفال")).toEqual([["rtl", "جراحة الحَوَل، للأطفال"]]);
});

test("digits are read from the left, also when a letter is joined to them", () => {
  expect(runs("و٢٠٠٧ خيارًا")).toEqual([
    ["rtl", "و"],
    ["ltr", "٢٠٠٧"],
    ["rtl", " خيارًا"],
  ]);
});

test("names in the other script are read from the left, with the spaces between them", () => {
  expect(runs("زراعة PRK Streamlight هنا")).toEqual([
    ["rtl", "زراعة "],
    ["ltr", "PRK Streamlight"],
    ["rtl", " هنا"],
  ]);
  expect(runs("CXL and femto", "ltr")).toEqual([["ltr", "CXL and femto"]]);
});

test("what stands at the end of a line follows the line", () => {
  expect(runs("عدسات (ICL)")).toEqual([
    ["rtl", "عدسات ("],
    ["ltr", "ICL"],
    ["rtl", ")"],
  ]);
});

test("brackets open towards what they hold", () => {
  expect(mirrored("(المياه)")).toBe(")المياه(");
});
