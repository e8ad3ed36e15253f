import { expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const limits = { atOnce: 2, perClient: 3, waiting: 4 };

/** A queue whose works end when they are told to, and what has begun and ended so far. */
function createBench(own = limits) {
  const run = createFairQueue(own);
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const add = (client: string, name: string) => {
    gates.set(name, Promise.withResolvers<void>());
    return run(client, async () => {
      begun.push(name);
      await gates.get(name)?.promise;
      return name;
    });
  };
  /** Ends a work and lets the next one begin. */
  const end = async (name: string) => {
    gates.get(name)?.resolve();
    await new Promise(setImmediate);
  };
  return { add, begun, end };
}

test("works of one client wait behind each other, those of two run side by side", async () => {
  const { add, begun, end } = createBench();
  for (const name of ["a1", "a2", "a3"]) add("a", name);
  await new Promise(setImmediate);
  expect(begun).toEqual(["a1"]);
  add("b", "b1");
  await new Promise(setImmediate);
  expect(begun).toEqual(["a1", "b1"]);
  await end("b1");
  expect(begun).toEqual(["a1", "b1"]);
  await end("a1");
  expect(begun).toEqual(["a1", "b1", "a2"]);
});

test("clients are served in turn, however much one of them has sent", async () => {
  const { add, begun, end } = createBench({ atOnce: 1, perClient: 60, waiting: 120 });
  for (let count = 0; count < 60; count += 1) add("flood", `f${count}`);
  add("b", "b1");
  add("c", "c1");
  await new Promise(setImmediate);
  for (const name of ["f0", "b1", "c1", "f1"]) await end(name);
  expect(begun).toEqual(["f0", "b1", "c1", "f1", "f2"]);
});

test("a client keeps so many waiting, and more of its works are refused", async () => {
  const { add, end } = createBench();
  const works = ["a1", "a2", "a3", "a4", "a5"].map((name) => add("a", name));
  for (const name of ["a1", "a2", "a3", "a4"]) await end(name);
  expect(await Promise.all(works)).toEqual(["a1", "a2", "a3", "a4", undefined]);
});

test("in a full queue a newcomer takes the last place of whoever has most", async () => {
  const { add, begun, end } = createBench({ ...limits, atOnce: 1 });
  const flood = ["a1", "a2", "a3", "a4"].map((name) => add("a", name));
  const others = [add("b", "b1"), add("c", "c1")];
  expect(await flood[3]).toBeUndefined();
  // Nobody has more than one above another now: who comes next finds no room.
  const late = ["d1", "e1"].map((name, index) => add(`late ${index}`, name));
  expect(await flood[2]).toBeUndefined();
  expect(await late[1]).toBeUndefined();
  for (const name of ["a1", "b1", "c1", "d1", "a2"]) await end(name);
  expect(begun.slice().sort()).toEqual(["a1", "a2", "b1", "c1", "d1"]);
  expect(await Promise.all([...others, late[0]])).toEqual(["b1", "c1", "d1"]);
});

test("a failed work gives its place to the next", async () => {
  const run = createFairQueue({ ...limits, atOnce: 1 });
  const failing = run("a", () => Promise.reject(new Error("no")));
  const waiting = run("a", () => Promise.resolve("yes"));
  await expect(failing).rejects.toThrow("no");
  expect(await waiting).toBe("yes");
  expect(await run("a", () => Promise.resolve("again"))).toBe("again");
});
