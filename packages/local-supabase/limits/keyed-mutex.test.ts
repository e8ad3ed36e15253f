import { expect, test } from "vitest";
import { createKeyedMutex } from "./keyed-mutex.ts";

test("tasks with one key run one after the other, also after a failure", async () => {
  const oneByOne = createKeyedMutex();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} starts`);
    await Promise.resolve();
    order.push(`${name} ends`);
    if (name === "first") throw new Error(name);
  };
  const first = oneByOne("token", work("first"));
  const second = oneByOne("token", work("second"));
  await expect(first).rejects.toThrow("first");
  await second;
  expect(order).toEqual(["first starts", "first ends", "second starts", "second ends"]);
});

test("a task waits for the last one with its key, not only for the first", async () => {
  const oneByOne = createKeyedMutex();
  const { promise, resolve } = Promise.withResolvers<void>();
  const order: string[] = [];
  await oneByOne("token", async () => order.push("first"));
  const second = oneByOne("token", async () => order.push("second"));
  const third = oneByOne("token", () => promise.then(() => order.push("third")));
  await second;
  const fourth = oneByOne("token", async () => order.push("fourth"));
  await new Promise(setImmediate);
  expect(order).toEqual(["first", "second"]);
  resolve();
  await Promise.all([third, fourth]);
  expect(order).toEqual(["first", "second", "third", "fourth"]);
});

test("tasks with another key do not wait", async () => {
  const oneByOne = createKeyedMutex();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stuck = oneByOne("a", () => promise);
  expect(await oneByOne("b", () => Promise.resolve("done"))).toBe("done");
  resolve();
  await stuck;
});
