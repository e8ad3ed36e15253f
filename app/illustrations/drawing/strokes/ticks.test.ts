import { expect, test } from "vitest";
import { tickPaths, tickRing } from "./ticks.ts";

test("ticks begin at the start angle and go clockwise", () => {
  const [first, second] = tickPaths({
    center: [0, 0],
    inner: 8,
    outer: 10,
    count: 4,
    startDegrees: -90,
  });
  expect(first).toBe("M0 -8L0 -10");
  expect(second).toBe("M8 0L10 0");
});

test("the dashes of a tick ring close its circle after exactly the given count", () => {
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
