import { expect, test } from "vitest";
import { rootFontSize, stepSize, textSizes } from "./text-size.ts";

test("the text size goes from 14 to 24 pixels in steps of 2", () => {
  const walk = (from: number, direction: -1 | 1) => {
    const sizes = [from];
    for (let press = 0; press < 6; press++) sizes.push(stepSize(sizes.at(-1) ?? from, direction));
    return sizes;
  };
  expect(walk(textSizes.usual, 1)).toEqual([16, 18, 20, 22, 24, 24, 24]);
  expect(walk(textSizes.largest, -1)).toEqual([24, 22, 20, 18, 16, 14, 14]);
});

test("the default size does not change the browser's font size", () => {
  expect(rootFontSize(16)).toBe("");
  expect(rootFontSize(14)).toBe("87.5%");
  expect(rootFontSize(24)).toBe("150%");
});
