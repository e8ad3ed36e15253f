import { expect, test } from "vitest";
import { createSlugIndex } from "./slug-index.ts";

const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** An index over a table of `count` articles. */
function indexOf(count: number, { headers = {}, freshness = 60 } = {}) {
  const table = Array.from({ length: count }, (_, index) => `article-${index}`);
  const requests: string[] = [];
  const loads: string[][] = [];
  const clock = { now: 1_000_000 };
  const service = { fails: false, afterResponse() {} };
  const index = createSlugIndex({
    backend: {
      url: "https://data.example",
      anonKey: "public-key",
      fetch: async (input) => {
        const { searchParams } = new URL(String(input));
        requests.push(String(input));
        if (service.fails) throw new TypeError("fetch failed");
        const offset = Number(searchParams.get("offset"));
        const slugs = table.slice(offset, offset + Number(searchParams.get("limit")));
        queueMicrotask(service.afterResponse);
        return Response.json(
          slugs.map((slug) => ({ slug })),
          { headers: { "content-range": `*/${table.length}`, ...headers } },
        );
      },
    },
    freshness,
    onLoad: (slugs) => loads.push([...slugs]),
    now: () => clock.now,
  });
  /** The first lookup starts the first load and does not wait for it. */
  const load = async () => {
    expect(await index.isUnknown("any")).toBe(false);
    await expect.poll(() => loads).toHaveLength(1);
  };
  return { ...index, table, requests, loads, clock, service, load };
}

test("a thousand unknown slugs share one load of the index, and no article is unknown", async () => {
  const { isUnknown, load, requests, table } = indexOf(450);
  await load();
  for (let n = 0; n < 1_000; n += 1) expect(await isUnknown(`unknown-${n}`)).toBe(true);
  for (const slug of table) expect(await isUnknown(slug)).toBe(false);
  expect(requests).toHaveLength(3);
});

test("a new article is found a second after the last load", async () => {
  const { clock, isUnknown, load, table } = indexOf(3);
  await load();
  expect(await isUnknown("new")).toBe(true);
  table.push("new");
  clock.now += 1_000;
  expect(await isUnknown("new")).toBe(false);
});

test("after the freshness time the index is loaded again, and a deleted article is reported", async () => {
  const { clock, isUnknown, load, loads, table } = indexOf(3);
  await load();
  table.shift();
  clock.now += 60_000;
  // The page of the article itself finds that it is deleted.
  expect(await isUnknown("article-0")).toBe(false);
  await expect.poll(() => loads).toHaveLength(2);
  expect(loads[1]).toEqual(["article-1", "article-2"]);
  expect(await isUnknown("article-0")).toBe(true);
});

test("a page beyond the last one is answered with the last, from a list that is a second old at most", async () => {
  const { clock, findLastPage, load, requests, table } = indexOf(49);
  await load();
  expect([await findLastPage(3, 24), await findLastPage(4, 24)]).toEqual([null, 3]);
  expect(requests).toHaveLength(1);
  for (let n = 0; n < 24; n += 1) table.push(`new-${n}`);
  clock.now += 1_000;
  expect(await findLastPage(4, 24)).toBeNull();
});

test("a table without articles has one page", async () => {
  const { findLastPage, load } = indexOf(0);
  await load();
  expect(await findLastPage(2, 24)).toBe(1);
});

test("while the backend fails no slug is unknown, and at most one request a second is sent", async () => {
  const { clock, isUnknown, load, requests, service } = indexOf(3);
  await load();
  service.fails = true;
  clock.now += 1_000;
  for (let n = 0; n < 100; n += 1) expect(await isUnknown("unknown")).toBe(false);
  expect(requests).toHaveLength(2);
});

test("a load during which an article is deleted is discarded, because another one may be missing", async () => {
  const { isUnknown, loads, requests, service, table } = indexOf(250);
  service.afterResponse = () => void table.shift();
  await isUnknown("any");
  await expect.poll(() => requests).toHaveLength(2);
  await settled();
  expect([await isUnknown("article-200"), loads]).toEqual([false, []]);
});

test.each([
  ["a total that is not counted", { headers: { "content-range": "*/*" } }],
  ["a response that is cut short", { headers: { "content-range": "*/9" } }],
  ["more articles than the index holds", { headers: { "content-range": "*/2001" } }],
  ["a freshness of 0", { freshness: 0 }],
])("with %s no slug is unknown", async (_, options) => {
  const { isUnknown, loads } = indexOf(3, options);
  expect(await isUnknown("unknown")).toBe(false);
  await settled();
  expect([await isUnknown("unknown"), loads]).toEqual([false, []]);
});
