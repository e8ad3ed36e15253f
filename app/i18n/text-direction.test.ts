import { expect, test } from "vitest";
import { directionOfText } from "./text-direction.ts";

test("the first letter decides, not a digit or a mark before it", () => {
  expect(directionOfText("٢. Sara")).toBe("ltr");
  expect(directionOfText("«سارة» Sara")).toBe("rtl");
  expect(directionOfText("1. שרה")).toBe("rtl");
});

test("a text without a letter is left-to-right", () => {
  expect(directionOfText("٢٠٢٦")).toBe("ltr");
  expect(directionOfText("")).toBe("ltr");
});
