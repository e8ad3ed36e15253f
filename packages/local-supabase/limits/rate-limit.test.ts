import { expect, test } from "vitest";
import { RateLimiter } from "./rate-limit.ts";

const limit = { name: "mail", burst: 2, seconds: 60 };

test("a burst is allowed, and the next event waits for a token", () => {
  const limiter = new RateLimiter();
  expect([0, 0, 0].map(() => limiter.take(limit, "a", 1000))).toEqual([0, 0, 30]);
});

test("tokens are refilled evenly over the period", () => {
  const limiter = new RateLimiter();
  limiter.take(limit, "a", 0);
  limiter.take(limit, "a", 0);
  expect(limiter.take(limit, "a", 29_000)).toBe(1);
  expect(limiter.take(limit, "a", 30_000)).toBe(0);
});

test("a long pause saves up one burst at most", () => {
  const limiter = new RateLimiter();
  limiter.take(limit, "a", 0);
  expect([0, 0, 0].map(() => limiter.take(limit, "a", 1e9))).toEqual([0, 0, 30]);
});

test("a clock that is set back removes no tokens", () => {
  const limiter = new RateLimiter();
  limiter.take(limit, "a", 1e9);
  expect(limiter.take(limit, "a", 0)).toBe(0);
});

test("clients and limits are counted separately", () => {
  const limiter = new RateLimiter();
  const one = { ...limit, burst: 1 };
  expect(limiter.take(one, "a", 0)).toBe(0);
  expect(limiter.take(one, "b", 0)).toBe(0);
  expect(limiter.take({ ...one, name: "verify" }, "a", 0)).toBe(0);
  expect(limiter.take(one, "a", 0)).toBe(60);
});

test("the factor multiplies the burst, and Infinity disables the limits", () => {
  const doubled = new RateLimiter(2);
  expect([0, 0, 0, 0, 0].map(() => doubled.take(limit, "a", 0))).toEqual([0, 0, 0, 0, 15]);
  const off = new RateLimiter(Number.POSITIVE_INFINITY);
  expect([0, 0, 0].map(() => off.take(limit, "a", 0))).toEqual([0, 0, 0]);
});

test("beyond the maximum number of buckets the least recently used one is deleted", () => {
  const limiter = new RateLimiter(1, 2);
  const one = { ...limit, burst: 1 };
  limiter.take(one, "old", 0);
  limiter.take(one, "recent", 0);
  limiter.take(one, "new", 0);
  expect(limiter.take(one, "recent", 0)).toBe(60);
  expect(limiter.take(one, "old", 0)).toBe(0);
});

test("a refund returns a token, and never more than the burst", () => {
  const limiter = new RateLimiter(2);
  const takeAll = () => [0, 0, 0, 0, 0].map(() => limiter.take(limit, "a", 0) > 0);
  limiter.refund(limit, "a");
  expect(takeAll()).toEqual([false, false, false, false, true]);
  limiter.refund(limit, "a");
  expect(takeAll()).toEqual([false, true, true, true, true]);
  for (let count = 0; count < 9; count += 1) limiter.refund(limit, "a");
  expect(takeAll()).toEqual([false, false, false, false, true]);
});

test("a forgotten account has all tokens of every limit again, and other accounts have not", () => {
  const limiter = new RateLimiter();
  const one = { ...limit, burst: 1 };
  const other = { ...one, name: "guess" };
  const takeAll = () =>
    [
      limiter.take(one, "account", 0),
      limiter.take(other, "account|192.0.2.1", 0),
      limiter.take(one, "account2", 0),
      limiter.take(other, "account2|192.0.2.1", 0),
    ].map((wait) => wait > 0);
  takeAll();
  limiter.forget("account");
  expect(takeAll()).toEqual([false, false, true, true]);
});
