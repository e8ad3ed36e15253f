import { expect } from "@playwright/test";
import { runFuzz } from "../../tools/fuzzing/run-fuzz.ts";
import { test } from "../support/servers/server-process.ts";

/** `npm run test:fuzz` takes another one each time; here a fault must come again. */
const seed = 12;

test("a thousand hostile requests are answered without a failure, an echo or a way out", async ({
  origin,
}) => {
  const { breaches, statuses, targets } = await runFuzz({ seed, cases: 1000, origin: origin(0) });
  expect(breaches).toEqual([]);
  expect(Object.keys(targets)).toHaveLength(8);
  // Refused at the door, the cases would prove nothing.
  expect(statuses["200"]).toBeGreaterThan(200);
});
