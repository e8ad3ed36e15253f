import { expect } from "@playwright/test";
import { runFuzz } from "../../tools/fuzzing/run-fuzz.ts";
import { test } from "../support/servers/own-server.ts";

/** A fixed seed, so that a fault comes again. `npm run test:fuzz` takes a new one for each run. */
const seed = 12;

test("a thousand hostile requests cause no server error, no injection and no foreign redirect", async ({
  origin,
}) => {
  const { failure, statuses, targets } = await runFuzz({ seed, cases: 1000, origin: origin(0) });
  expect(failure).toBeNull();
  expect(Object.keys(targets)).toHaveLength(8);
  // Cases that are all refused at once would prove nothing.
  expect(statuses["200"]).toBeGreaterThan(200);
});
