import { expect, test } from "vitest";
import type { EncodedResponse } from "../http/http-response.ts";
import { PageCache } from "./page-cache.ts";

function page(name: string, size = 10): EncodedResponse {
  const nothing = new Uint8Array();
  return {
    status: 200,
    headers: {},
    etag: name,
    bodies: { identity: nothing, br: nothing, gzip: nothing },
    size,
  };
}

/** A renderer that counts its calls. */
function rendering(seconds: number, size = 10) {
  const render = Object.assign(
    async () => {
      render.times++;
      return { page: page(`page ${render.times}`, size), seconds };
    },
    { times: 0 },
  );
  return render;
}

test("a page is rendered once and then served from the cache", async () => {
  const cache = new PageCache(100);
  const render = rendering(60);
  const first = await cache.get("a", render);
  expect((await cache.get("a", render)).page).toBe(first.page);
  expect(render.times).toBe(1);
  expect(cache.size).toBe(10);
});

test("concurrent requests share one rendering", async () => {
  const cache = new PageCache(100);
  const render = rendering(0);
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get("a", render)));
  expect(render.times).toBe(1);
  expect(new Set(pages.map(({ page: one }) => one)).size).toBe(1);
});

test("different keys are rendered concurrently", async () => {
  const cache = new PageCache(100);
  const render = rendering(60);
  await Promise.all([cache.get("a", render), cache.get("b", render)]);
  expect(render.times).toBe(2);
});

test("a page expires after its max-age", async () => {
  let now = 1_000;
  const cache = new PageCache(100, () => now);
  const render = rendering(60);
  expect((await cache.get("a", render)).seconds).toBe(60);
  now += 59_000;
  expect((await cache.get("a", render)).seconds).toBe(1);
  expect(render.times).toBe(1);
  now += 1_000;
  await cache.get("a", render);
  expect(render.times).toBe(2);
  expect(cache.size).toBe(10);
});

test("a rendering gets the expired page", async () => {
  let now = 0;
  const cache = new PageCache(100, () => now);
  const given: unknown[] = [];
  const render = rendering(60);
  const get = () =>
    cache.get("a", (before) => {
      given.push(before);
      return render();
    });
  const first = await get();
  now = 60_000;
  await get();
  expect(given).toEqual([undefined, first.page]);
});

test("a page with an infinite max-age never expires", async () => {
  let now = 0;
  const cache = new PageCache(100, () => now);
  const render = rendering(Number.POSITIVE_INFINITY);
  await cache.get("a", render);
  now = Number.MAX_SAFE_INTEGER;
  await cache.get("a", render);
  expect(render.times).toBe(1);
});

test.each([0, -1])("a page with a max-age of %i is never cached", async (seconds) => {
  const cache = new PageCache(100);
  const render = rendering(seconds);
  await cache.get("a", render);
  await cache.get("a", render);
  expect(render.times).toBe(2);
  expect(cache.size).toBe(0);
});

test("a page that becomes uncacheable removes its entry", async () => {
  let now = 0;
  const cache = new PageCache(100, () => now);
  await cache.get("a", rendering(1));
  now = 2_000;
  await cache.get("a", rendering(0));
  expect(cache.size).toBe(0);
});

test("beyond its size limit the cache evicts the least recently used page", async () => {
  const cache = new PageCache(30);
  const renders = { a: rendering(60), b: rendering(60), c: rendering(60), d: rendering(60) };
  for (const key of ["a", "b", "c"] as const) await cache.get(key, renders[key]);
  await cache.get("a", renders.a);
  await cache.get("d", renders.d);
  expect(cache.size).toBe(30);
  for (const key of ["a", "c", "d"] as const) await cache.get(key, renders[key]);
  expect([renders.a.times, renders.c.times, renders.d.times]).toEqual([1, 1, 1]);
  await cache.get("b", renders.b);
  expect(renders.b.times).toBe(2);
});

test("a large page evicts as many small ones as necessary", async () => {
  const cache = new PageCache(30);
  for (const key of ["a", "b", "c"]) await cache.get(key, rendering(60));
  await cache.get("large", rendering(60, 25));
  expect(cache.size).toBe(25);
});

test("a page larger than the cache is served uncached and evicts nothing", async () => {
  const cache = new PageCache(30);
  const small = rendering(60);
  await cache.get("small", small);
  await cache.get("huge", rendering(60, 31));
  expect(cache.size).toBe(10);
  await cache.get("small", small);
  expect(small.times).toBe(1);
});

test("a rendering that throws rejects all waiting requests and is not cached", async () => {
  const cache = new PageCache(100);
  const broken = async () => {
    throw new Error("broken");
  };
  const waiting = await Promise.allSettled([cache.get("a", broken), cache.get("a", broken)]);
  expect(waiting.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect((await cache.get("a", rendering(60))).page.etag).toBe("page 1");
});
