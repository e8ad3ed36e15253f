import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionModelTest } from "./session-model-runner-fixture.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.parse("2026-11-22T10:00:00Z"));
});
afterEach(() => vi.useRealTimers());

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

test.each(seeds)("sessions match the model after random actions (%i)", (seed) => {
  const model = new SessionModelTest(seed);
  for (let step = 0; step < 150; step += 1) model.step();
  expect(() => model.end()).not.toThrow();
});
