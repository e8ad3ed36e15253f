import { expect, test } from "vitest";
import { seedOf } from "../svg/random.ts";
import { irisPalettes } from "./iris-palettes.ts";
import { namedIrisSvg, paletteNames } from "./named-iris.ts";

test("a name gives one iris regardless of case, and another name a different one", () => {
  expect(namedIrisSvg("Salma")).toBe(namedIrisSvg("SALMA"));
  expect(namedIrisSvg("Salma")).not.toBe(namedIrisSvg("Salman"));
  expect(namedIrisSvg("👁")).not.toBe(namedIrisSvg("👀"));
});

test("another colour does not change the fibres", () => {
  const shape = (svg: string) => svg.replace(/#[0-9a-f]{6}/g, "#");
  const [first, ...others] = paletteNames.map((name) => namedIrisSvg("سلمى", name));
  for (const other of others) {
    expect(other).not.toBe(first);
    expect(shape(other)).toBe(shape(first ?? ""));
  }
});

test("names get all colours", () => {
  const drawn = Array.from({ length: 200 }, (_, index) => namedIrisSvg(`name ${index}`));
  const found = paletteNames.filter((name) =>
    drawn.some((svg) => svg.includes(irisPalettes[name].limbus)),
  );
  expect(found).toEqual(paletteNames);
});

// A user who types the same name again expects the saved picture: a changed hash changes every iris.
test("the iris of a name never changes", () => {
  expect(["Muscat", "مسقط", "Zoë 👁"].map((name) => seedOf(namedIrisSvg(name)))).toEqual([
    3196549901, 98396234, 1342854077,
  ]);
});
