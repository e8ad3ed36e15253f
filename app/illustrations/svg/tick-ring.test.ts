import { expect, test } from "vitest";
import { tickRing } from "./tick-ring.ts";

test("the given number of dashes is exactly the circumference of a tick ring", () => {
  const { radius, length, dashes } = tickRing({
    inner: 470,
    outer: 480,
    count: 72,
    thickness: 1.2,
  });
  const pitch = dashes.split(" ").reduce((sum, part) => sum + Number(part), 0);
  expect(pitch * 72).toBeCloseTo(2 * Math.PI * radius, 1);
  expect(length).toBe(10);
});
