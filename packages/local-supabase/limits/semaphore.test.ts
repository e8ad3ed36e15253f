import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

test("the semaphore limits the running tasks, and the others wait", async () => {
  const run = createSemaphore(2);
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  let running = 0;
  let max = 0;
  const results = gates.map(({ promise }, index) =>
    run(async () => {
      running += 1;
      max = Math.max(max, running);
      await promise;
      running -= 1;
      return index;
    }),
  );
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
  expect(max).toBe(2);
});

test("one task at a time runs in order, also after a failure", async () => {
  const run = createSemaphore(1);
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} starts`);
    await Promise.resolve();
    order.push(`${name} ends`);
    if (name === "first") throw new Error(name);
  };
  const first = run(work("first"));
  const second = run(work("second"));
  const third = run(work("third"));
  await expect(first).rejects.toThrow("first");
  await Promise.all([second, third]);
  await run(work("fourth"));
  expect(order).toEqual(
    ["first", "second", "third", "fourth"].flatMap((name) => [`${name} starts`, `${name} ends`]),
  );
});
