import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openHostedProject } from "./hosted-project.ts";
import { createStaleTracker } from "./stale-tracking.ts";
import {
  closeConnection,
  failures,
  hang,
  sendRows,
  startUpstream,
  type TestUpstream,
} from "./upstream-fixture.ts";

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());

/** In milliseconds: short, so that tests do not wait, and far apart, so that a slow machine does not mix them up. */
const [slowAfter, timeout] = [400, 3_000];

const list = "/rest/v1/articles?select=slug&offset=0&limit=24";
const article = "/rest/v1/articles?select=*&slug=eq.one";
const relatedTo = (slug: string) => `/rest/v1/articles?select=*&slug=neq.${slug}&limit=2`;

const twoRows = '[{"slug":"one"},{"slug":"two"}]';

/** Opens a project whose articles are read through the test upstream. */
function openProject({
  folder = mkdtempSync(join(tmpdir(), "hosted-project-")),
  maxBytes,
  limits = { slowAfter, timeout },
}: {
  folder?: string;
  maxBytes?: number;
  limits?: { slowAfter: number; timeout: number };
} = {}) {
  upstream.respondWith(sendRows(JSON.parse(twoRows), 2));
  const logged: unknown[][] = [];
  const log = (...line: unknown[]) => void logged.push(line);
  const options = { limits, ...(maxBytes ? { maxBytes } : {}) };
  const project = openHostedProject({ url: upstream.url, anonKey: "key" }, folder, log, options);
  const fetchPath = (path: string, init?: RequestInit) =>
    project.data.fetch(upstream.url + path, init);
  const events = () => logged.map(([event]) => event);
  return {
    ...project,
    fetchPath,
    folder,
    snapshot: join(folder, "articles.json"),
    events,
    isFailing: () => events().at(-1) === "data service failing",
    /** The rows of a response, their total, and the date of a stale response. */
    async read(path: string, init?: RequestInit) {
      const { asOf, run } = createStaleTracker();
      const response = await run(() => fetchPath(path, init));
      const total = response.headers.get("content-range")?.split("/")[1] ?? null;
      return { text: await response.text(), total, asOf: asOf() };
    },
    /** Lets the upstream recover and resolves with its first fresh response. */
    async recover(path: string) {
      upstream.respondWith(sendRows([{ slug: "new" }], 1));
      await expect.poll(async () => (await this.read(path)).asOf).toBe(null);
    },
  };
}

test.each(Object.entries(failures))(
  "when the upstream %s, the cached response is served with its date until the upstream recovers",
  async (_, failure) => {
    const project = openProject();
    const before = Date.now();
    expect(await project.read(list)).toEqual({ text: twoRows, total: "2", asOf: null });
    const after = Date.now();
    upstream.respondWith(failure);
    for (let time = 0; time < 3; time += 1) {
      const { text, total, asOf } = await project.read(list);
      expect([text, total]).toEqual([twoRows, "2"]);
      expect(asOf).toBeGreaterThanOrEqual(before);
      expect(asOf).toBeLessThanOrEqual(after);
    }
    expect(project.isFailing()).toBe(true);
    await project.recover(list);
    expect((await project.read(list)).text).toBe('[{"slug":"new"}]');
    expect(project.events()).toEqual(["data service failing", "data service recovered"]);
  },
);

test("a response without rows becomes 502 when nothing is cached", async () => {
  const project = openProject();
  upstream.respondWith(sendRows([{ id: 1 }]));
  expect((await project.fetchPath(list)).status).toBe(502);
  expect(project.isFailing()).toBe(true);
});

test("a request that the upstream rejects is no failure of the upstream", async () => {
  const project = openProject();
  await project.read(list);
  for (const status of [400, 414, 416]) {
    upstream.respondWith((response) => void response.writeHead(status).end('{"code":"22P02"}'));
    expect((await project.fetchPath(article)).status).toBe(status);
  }
  expect(project.events()).toEqual([]);
});

test("while the upstream hangs, cached responses are served at once and one request at a time probes it", async () => {
  // No call times out in this test, so each response comes while the upstream hangs.
  const project = openProject({ limits: { slowAfter, timeout: 600_000 } });
  await project.read(list);
  upstream.respondWith(hang);
  expect((await project.read(list)).asOf).not.toBe(null);
  upstream.requests.length = 0;
  // A request that waits for a timer does not resolve.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await Promise.all(Array.from({ length: 200 }, () => project.read(list)));
  vi.useRealTimers();
  await expect.poll(() => upstream.requests).toHaveLength(1);
  upstream.closeConnections();
  await project.recover(list);
});

test("while the upstream hangs, requests without a cached response fail after one probe", async () => {
  const project = openProject();
  await project.read(list);
  upstream.respondWith(hang);
  await project.read(list);
  upstream.requests.length = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => project.read(`${article}-${index}`)),
  );
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  expect(upstream.requests.length).toBeLessThanOrEqual(1);
});

test("a request without a cached response is sent once the probe succeeds", async () => {
  const project = openProject();
  await project.read(list);
  upstream.respondWith(closeConnection);
  await project.read(list);
  expect(project.isFailing()).toBe(true);
  upstream.respondWith((response, query) => {
    setTimeout(() => sendRows(JSON.parse(twoRows), 2)(response, query), slowAfter / 4);
  });
  const [, first] = await Promise.all([project.read(list), project.fetchPath(article)]);
  expect(first.status).toBe(200);
});

test("a late response is cached and closes the circuit", async () => {
  const project = openProject();
  await project.read(list);
  let release = () => {};
  upstream.respondWith((response, query) => {
    release = () => sendRows([{ slug: "late" }], 1)(response, query);
  });
  expect((await project.read(list)).text).toBe(twoRows);
  expect(project.isFailing()).toBe(true);
  release();
  await expect.poll(project.isFailing).toBe(false);
  upstream.respondWith(hang);
  expect((await project.read(list)).text).toBe('[{"slug":"late"}]');
});

test("a call that hung before the upstream recovered does not open the circuit again", async () => {
  const project = openProject();
  await project.read(list);
  let fail: (() => void) | undefined;
  upstream.respondWith((response) => {
    fail ??= () => response.socket?.destroy();
  });
  await project.read(list);
  await project.recover(list);
  fail?.();
  // No other call is pending.
  await pause(slowAfter / 2);
  expect(project.isFailing()).toBe(false);
});

test("an aborted request gets the cached response and does not open the circuit", async () => {
  const project = openProject();
  await project.read(list);
  upstream.respondWith(hang);
  const short = { signal: AbortSignal.timeout(10) };
  expect((await project.read(list, short)).text).toBe(twoRows);
  expect(project.isFailing()).toBe(false);
});

test("a deleted article leaves every cached response and the snapshot", async () => {
  const project = openProject();
  await project.read(list);
  upstream.respondWith(sendRows([{ slug: "one" }]));
  await project.read(article);
  upstream.respondWith(sendRows([], 0));
  expect((await project.read(article)).text).toBe("[]");
  upstream.respondWith(closeConnection);
  expect(await project.read(list)).toMatchObject({ text: '[{"slug":"two"}]', total: "1" });
  await expect(project.read(article)).rejects.toThrow();
  project.retainArticles(new Set(["three"]));
  await expect(project.read(list)).rejects.toThrow();
  await project.close();
  expect(readFileSync(project.snapshot, "utf8")).toBe("[]");
});

test("an empty list replaces the cached one", async () => {
  const project = openProject();
  await project.read(list);
  upstream.respondWith(sendRows([], 0));
  expect(await project.read(list)).toEqual({ text: "[]", total: "0", asOf: null });
});

test("related articles of unknown slugs are not cached", async () => {
  const project = openProject({ maxBytes: 5_000 });
  await project.read(list);
  for (let n = 0; n < 20; n += 1) await project.read(relatedTo(`unknown-${n}`));
  await project.read(relatedTo("one"));
  upstream.respondWith(closeConnection);
  expect((await project.read(list)).text).toBe(twoRows);
  expect((await project.read(relatedTo("one"))).text).toBe(twoRows);
  await expect(project.read(relatedTo("unknown-0"))).rejects.toThrow();
  await project.recover(list);
});

test("a request with Cache-Control: no-store neither reads nor fills the cache", async () => {
  const project = openProject();
  const noStore = { headers: { "Cache-Control": "no-store" } };
  await project.read(list);
  await project.read(article, noStore);
  upstream.respondWith(closeConnection);
  await expect(project.read(list, noStore)).rejects.toThrow();
  await expect(project.read(article)).rejects.toThrow();
  expect((await project.read(list)).text).toBe(twoRows);
});

test("the next process starts with the snapshot, which only the process's user can read", async () => {
  const project = openProject({ folder: join(mkdtempSync(join(tmpdir(), "data-")), "new") });
  await project.read(list);
  await project.close();
  const modes = [project.folder, project.snapshot].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
  const next = openProject({ folder: project.folder });
  upstream.respondWith(closeConnection);
  const { text, total, asOf } = await next.read(list);
  expect([text, total]).toEqual([twoRows, "2"]);
  expect(asOf).toBeLessThanOrEqual(Date.now());
});

test.each(["", "{", "null", '[["/x",{"body":7}]]'])(
  "the damaged snapshot %j counts as none",
  async (damaged) => {
    const project = openProject();
    writeFileSync(project.snapshot, damaged);
    const next = openProject({ folder: project.folder });
    expect((await next.read(list)).asOf).toBe(null);
    await next.close();
    expect(readFileSync(next.snapshot, "utf8")).toContain("two");
  },
);

test("a disk error is logged once and visitors are not affected", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "data-")), "a-file");
  writeFileSync(file, "");
  const project = openProject({ folder: file });
  for (const path of [list, article]) {
    await project.read(path);
    await project.close();
  }
  expect(project.events()).toEqual(["articles not saved on disk"]);
  expect(existsSync(project.snapshot)).toBe(false);
  upstream.respondWith(closeConnection);
  expect((await project.read(list)).text).toBe(twoRows);
});

test("beyond the memory limit the least recently used response leaves the cache", async () => {
  const project = openProject({ maxBytes: 20_000 });
  for (let page = 0; page < 60; page += 1) await project.read(`${list}&page=${page}`);
  upstream.respondWith(closeConnection);
  expect((await project.read(`${list}&page=59`)).text).toBe(twoRows);
  await expect(project.read(`${list}&page=0`)).rejects.toThrow();
});
