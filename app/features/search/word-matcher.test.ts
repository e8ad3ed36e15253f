import { expect, test } from "vitest";
import { WordMatcher } from "./word-matcher.ts";

test("a word is recognised with one missing, additional, wrong or swapped letter", () => {
  const matcher = new WordMatcher(["retina", "lamp"]);
  for (const typed of ["retina", "retna", "rretina", "retinax", "retyna", "reitna", "retinaa"])
    expect(matcher.find(typed), typed).toBe("retina");
  for (const typed of ["rtinxa", "etina", "tetina", "retnia2", "rtna", "ratyna", "ertina"])
    expect(matcher.find(typed), typed).toBeUndefined();
});

test("a short word is recognised as it is only", () => {
  const matcher = new WordMatcher(["lamp", "lampe"]);
  expect(matcher.find("lamp")).toBe("lamp");
  expect(matcher.find("lanp")).toBeUndefined();
  expect(matcher.find("lomp")).toBeUndefined();
  expect(matcher.find("lompe")).toBe("lampe");
});

test("a long word is recognised with two wrong letters only where the matcher allows it", () => {
  const loose = new WordMatcher(["glaucoma", "retina"], { typos: 2 });
  for (const typed of ["glucona", "glaukomma", "glaumoca", "glaucomaxy"])
    expect(loose.find(typed), typed).toBe("glaucoma");
  for (const typed of ["glauco", "klaucona", "glycona", "retyma", `glaucoma${"a".repeat(20)}`])
    expect(loose.find(typed), typed).toBeUndefined();
  expect(new WordMatcher(["glaucoma"]).find("glucona")).toBeUndefined();
});
