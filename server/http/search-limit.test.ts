import { expect, test, vi } from "vitest";
import { createSearchLimit } from "./search-limit.ts";

const found = { found: true };
const search = async () => found;

test("the searches of a client are limited, and other clients are not affected", async () => {
  // With a clock that does not run, no search is allowed again.
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const limit = createSearchLimit(1);
    for (let count = 0; count < 150; count += 1) {
      expect(await limit("192.0.2.1", search)).toBe(found);
    }
    expect(await limit("192.0.2.1", search)).toBe(1);
    expect(await limit("192.0.2.2", search)).toBe(found);
  } finally {
    vi.useRealTimers();
  }
});

test("one search runs at a time, and a client with many waits for a client with one", async () => {
  const limit = createSearchLimit(1);
  const order: string[] = [];
  let running = 0;
  const one = (client: string) =>
    limit(client, async () => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      order.push(client);
      running -= 1;
      return found;
    });
  const many = Array.from({ length: 20 }, () => one("192.0.2.1"));
  await Promise.all([...many, one("192.0.2.2")]);
  expect(order.indexOf("192.0.2.2")).toBeLessThan(3);
  expect(order).toHaveLength(21);
});

test("after a search the next one waits as long as it took, but its client does not", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "setImmediate"] });
  try {
    const limit = createSearchLimit(1);
    const order: string[] = [];
    const slow = limit("192.0.2.1", async () => {
      vi.advanceTimersByTime(20);
      return found;
    }).then(() => order.push("answered"));
    const next = limit("192.0.2.2", async () => {
      order.push("next begins");
      return found;
    });
    await vi.advanceTimersByTimeAsync(15);
    await slow;
    expect(order).toEqual(["answered"]);
    await vi.advanceTimersByTimeAsync(10);
    await next;
    expect(order).toEqual(["answered", "next begins"]);
  } finally {
    vi.useRealTimers();
  }
});

test("a client with too many waiting searches is asked to wait", async () => {
  const limit = createSearchLimit(1);
  const results = await Promise.all(Array.from({ length: 60 }, () => limit("192.0.2.1", search)));
  expect(results).toContain(1);
  expect(results.filter((result) => result === found).length).toBeGreaterThan(29);
});
