import { expect, test } from "vitest";
import { directionRuns, mirrorBrackets } from "./direction-runs.ts";

function runs(line: string, base: "ltr" | "rtl" = "rtl") {
  return directionRuns(line, base).map(({ text, direction }) => [direction, text]);
}

test("an Arabic line is one run, with its spaces, marks and punctuation", () => {
  expect(runs("جراحة الحَوَل، للأطفال")).toEqual([["rtl", "جراحة الحَوَل، للأطفال"]]);
});

test("digits run from left to right, also next to a letter", () => {
  expect(runs("و٢٠٠٧ خيارًا")).toEqual([
    ["rtl", "و"],
    ["ltr", "٢٠٠٧"],
    ["rtl", " خيارًا"],
  ]);
});

test("names in Latin script run from left to right, including their spaces", () => {
  expect(runs("زراعة PRK Streamlight هنا")).toEqual([
    ["rtl", "زراعة "],
    ["ltr", "PRK Streamlight"],
    ["rtl", " هنا"],
  ]);
  expect(runs("CXL and femto", "ltr")).toEqual([["ltr", "CXL and femto"]]);
});

test("a neutral character at the end of a line has the direction of the line", () => {
  expect(runs("عدسات (ICL)")).toEqual([
    ["rtl", "عدسات ("],
    ["ltr", "ICL"],
    ["rtl", ")"],
  ]);
});

test("brackets are mirrored in right-to-left runs", () => {
  expect(mirrorBrackets("(المياه)")).toBe(")المياه(");
});
