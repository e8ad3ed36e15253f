import { expect, test } from "vitest";
import { maxNameLength } from "~/content/data/iris-generator.ts";
import { pictureFileName, typedName } from "./typed-name.ts";

test.each([
  ["composed", "Zoe\u0308", "Zoë"],
  ["without spaces around it", "  Salma   Al\u00a0Harthy ", "Salma Al Harthy"],
  ["without the marks that copying brings along", "\u202bسلمى\u202c\u200f", "سلمى"],
  [
    "with single spaces where such a mark was between two",
    "Salma \u200f Har\ufeffthy",
    "Salma Harthy",
  ],
  ["with the joiners that are seen", "👩‍👧 نو\u200cر", "👩‍👧 نو\u200cر"],
])("a name is taken %s", (_, typed, name) => {
  expect(typedName(typed)).toEqual({ name });
});

test.each(["", " \t ", "\u200b\u2066", "\u200d", "\u0301"])("%j holds no name", (typed) => {
  expect(typedName(typed)).toEqual({ fault: "empty" });
});

test("a name is too long by its code points, an emoji counts as one", () => {
  expect(typedName("👁".repeat(maxNameLength))).toEqual({ name: "👁".repeat(maxNameLength) });
  expect(typedName("أ".repeat(maxNameLength + 1))).toEqual({ fault: "long" });
});

test("the file name has the name, without characters that file systems refuse", () => {
  expect(pictureFileName("iris-{name}", "A. B/$& ع")).toBe("iris-A- B-$& ع.png");
});
