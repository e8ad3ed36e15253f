import { expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const limits = { concurrency: 2, perClient: 3, waiting: 4 };

/** A queue whose tasks finish on command, and lists of the started and finished tasks. */
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
  /** Finishes a task and lets the next one start. */
  const end = async (name: string) => {
    gates.get(name)?.resolve();
    await new Promise(setImmediate);
  };
  return { add, begun, end };
}

test("tasks of one client run one after the other, those of two clients run concurrently", async () => {
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

test("clients take turns, however many tasks one of them sends", async () => {
  const { add, begun, end } = createBench({ concurrency: 1, perClient: 60, waiting: 120 });
  for (let count = 0; count < 60; count += 1) add("flood", `f${count}`);
  add("b", "b1");
  add("c", "c1");
  await new Promise(setImmediate);
  for (const name of ["f0", "b1", "c1", "f1"]) await end(name);
  expect(begun).toEqual(["f0", "b1", "c1", "f1", "f2"]);
});

test("two clients with several tasks each take turns", async () => {
  const { add, begun, end } = createBench({ ...limits, concurrency: 1 });
  for (const name of ["a1", "a2"]) add("a", name);
  for (const name of ["b1", "b2"]) add("b", name);
  for (const name of ["a1", "b1", "a2"]) await end(name);
  expect(begun).toEqual(["a1", "b1", "a2", "b2"]);
});

test("a client that waits for its own task leaves the free place and its waiting tasks alone", async () => {
  const { add, begun, end } = createBench({ concurrency: 2, perClient: 4, waiting: 4 });
  const tasks = ["a1", "a2", "a3", "a4", "a5"].map((name) => add("a", name));
  add("b", "b1");
  await new Promise(setImmediate);
  expect(begun).toEqual(["a1", "b1"]);
  for (const name of ["a1", "a2", "a3", "a4", "a5"]) await end(name);
  expect(await Promise.all(tasks)).toEqual(["a1", "a2", "a3", "a4", "a5"]);
});

test("a client has a maximum number of waiting tasks", async () => {
  const { add, end } = createBench();
  const works = ["a1", "a2", "a3", "a4", "a5"].map((name) => add("a", name));
  for (const name of ["a1", "a2", "a3", "a4"]) await end(name);
  expect(await Promise.all(works)).toEqual(["a1", "a2", "a3", "a4", undefined]);
});

test("in a full queue a new client takes the last place of the client with most tasks", async () => {
  const { add, begun, end } = createBench({ ...limits, concurrency: 1 });
  const flood = ["a1", "a2", "a3", "a4"].map((name) => add("a", name));
  const others = [add("b", "b1"), add("c", "c1")];
  expect(await flood[3]).toBeUndefined();
  // The lanes now differ by at most one, so the queue has no room for another client.
  const late = ["d1", "e1"].map((name, index) => add(`late ${index}`, name));
  expect(await flood[2]).toBeUndefined();
  expect(await late[1]).toBeUndefined();
  for (const name of ["a1", "b1", "c1", "d1", "a2"]) await end(name);
  expect(begun.slice().sort()).toEqual(["a1", "a2", "b1", "c1", "d1"]);
  expect(await Promise.all([...others, late[0]])).toEqual(["b1", "c1", "d1"]);
});

test("in a full queue the first client is not the one with most tasks", async () => {
  const { add, end } = createBench({ ...limits, concurrency: 1 });
  const first = ["a1", "a2"].map((name) => add("a", name));
  const flood = ["b1", "b2", "b3"].map((name) => add("b", name));
  const late = add("c", "c1");
  expect(await flood[2]).toBeUndefined();
  for (const name of ["a1", "b1", "c1", "a2", "b2"]) await end(name);
  expect(await Promise.all([...first, late])).toEqual(["a1", "a2", "c1"]);
  expect(await Promise.all(flood)).toEqual(["b1", "b2", undefined]);
});

test("a failed task frees its place", async () => {
  const run = createFairQueue({ ...limits, concurrency: 1 });
  const failing = run("a", () => Promise.reject(new Error("no")));
  const waiting = run("a", () => Promise.resolve("yes"));
  await expect(failing).rejects.toThrow("no");
  expect(await waiting).toBe("yes");
  expect(await run("a", () => Promise.resolve("again"))).toBe("again");
});

/** Clients of one /48 with one waiting task each. */
const prefix = (count: number) =>
  Array.from({ length: count }, (_, n) => `2001:db8:0:${n.toString(16)}`);

test("an IPv6 network takes one turn, however many clients it has", async () => {
  const { add, begun, end } = createBench({ concurrency: 1, perClient: 60, waiting: 120 });
  for (const client of prefix(100)) add(client, client);
  for (const client of ["192.0.2.1", "2001:db8:1:0", "192.0.2.2"]) add(client, client);
  await new Promise(setImmediate);
  const inTurn = ["2001:db8:0:0", "192.0.2.1", "2001:db8:1:0", "192.0.2.2", "2001:db8:0:1"];
  for (const name of inTurn) await end(name);
  expect(begun.slice(0, 5)).toEqual(inTurn);
});

test("an IPv6 network with running tasks leaves the next place to another network", async () => {
  const { add, begun, end } = createBench({ concurrency: 2, perClient: 60, waiting: 120 });
  for (const client of prefix(9)) add(client, client);
  for (const name of ["b", "c", "b2"]) add(name.charAt(0), name);
  await new Promise(setImmediate);
  for (const name of ["2001:db8:0:0", "b", "c"]) await end(name);
  // A task of the network with nine clients still has the second place.
  expect(begun).toEqual(["2001:db8:0:0", "2001:db8:0:1", "b", "c", "b2"]);
});

test("the clients of one IPv6 network run concurrently beside another client", async () => {
  const { add, begun } = createBench({ ...limits, concurrency: 3 });
  add("192.0.2.1", "a1");
  for (const client of prefix(2)) add(client, client);
  await new Promise(setImmediate);
  expect(begun).toEqual(["a1", ...prefix(2)]);
});

test("a client of an IPv6 network that loses one task still runs its others", async () => {
  const { add, end } = createBench({ ...limits, concurrency: 1 });
  const running = add("192.0.2.1", "a1");
  const network = prefix(2).flatMap((client) => [
    add(client, `${client} first`),
    add(client, `${client} second`),
  ]);
  const late = add("192.0.2.2", "b1");
  const names = prefix(2).flatMap((client) => [`${client} first`, `${client} second`]);
  for (let turn = 0; turn < 3; turn += 1)
    for (const name of ["a1", "b1", ...names]) await end(name);
  expect(await Promise.all([running, late])).toEqual(["a1", "b1"]);
  expect(await Promise.all(network)).toEqual([...names.slice(0, 3), undefined]);
});

test("in a queue filled by one IPv6 network every other network gets places", async () => {
  const { add, begun, end } = createBench({ concurrency: 2, perClient: 60, waiting: 120 });
  const flood = prefix(256).map((client) => add(client, client));
  const others = Array.from({ length: 40 }, (_, n) => add(`192.0.2.${n}`, `other ${n}`));
  const neighbour = add("2001:db8:0:ffff", "one more of the many");
  expect(await neighbour).toBeUndefined();
  expect(await flood[255]).toBeUndefined();
  await new Promise(setImmediate);
  for (let done = 0; done < begun.length; done += 1) await end(begun[done] ?? "");
  expect(await Promise.all(others)).toEqual(others.map((_, n) => `other ${n}`));
  const served = (await Promise.all(flood)).filter(Boolean);
  // The first tasks keep their places: two that ran, and 120 less the 40 that were dropped.
  expect(served).toEqual(prefix(82));
  // The queue is empty again and accepts tasks.
  const next = add("192.0.2.1", "next");
  await end("next");
  expect(await next).toBe("next");
});

test("clients of one IPv6 network share its places", async () => {
  const { add, end } = createBench({ concurrency: 1, perClient: 3, waiting: 4 });
  const flood = ["a1", "a2", "a3", "a4"].map((name) => add("2001:db8:0:1", name));
  const others = [add("2001:db8:0:2", "b1"), add("2001:db8:0:3", "c1")];
  expect(await flood[3]).toBeUndefined();
  for (const name of ["a1", "b1", "c1"]) await end(name);
  expect(await Promise.all(others)).toEqual(["b1", "c1"]);
});
