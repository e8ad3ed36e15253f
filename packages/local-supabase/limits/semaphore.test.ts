import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

test("the semaphore limits running and waiting tasks and rejects the others", async () => {
  const run = createSemaphore(2, 1);
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  let running = 0;
  let most = 0;
  const results = gates.map(({ promise }, index) =>
    run(async () => {
      running += 1;
      most = Math.max(most, running);
      await promise;
      running -= 1;
      return index;
    }),
  );
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(results)).toEqual([0, 1, 2, undefined]);
  expect(most).toBe(2);
});

test("a failed task frees its place", async () => {
  const run = createSemaphore(1, 1);
  const failing = run(() => Promise.reject(new Error("no")));
  const waiting = run(() => Promise.resolve("yes"));
  await expect(failing).rejects.toThrow("no");
  expect(await waiting).toBe("yes");
  expect(await run(() => Promise.resolve("again"))).toBe("again");
});
