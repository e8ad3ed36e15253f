import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { withMinDuration } from "./min-duration.ts";

afterEach(() => vi.restoreAllMocks());

test("a quick result is delayed to its minimum duration and up to a fifth more", async () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  const order: unknown[] = [];
  await Promise.all([
    pause(110).then(() => order.push("110 ms")),
    withMinDuration(100, Promise.resolve("result")).then((result) => order.push(result)),
    pause(200).then(() => order.push("200 ms")),
  ]);
  expect(order).toEqual(["110 ms", "result", "200 ms"]);
});

test("a failure is not delayed into a result", async () => {
  await expect(withMinDuration(1, Promise.reject(new Error("no")))).rejects.toThrow("no");
});
