import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { asOfHeader } from "./answer.ts";
import { createAnswerFiles } from "./answer-files.ts";
import { failures, says, startDataService, type TestDataService } from "./data-service-fixture.ts";
import { KeptAnswers } from "./kept-answers.ts";
import { createSteadyFetch } from "./steady-fetch.ts";

let service: TestDataService;
beforeAll(async () => {
  service = await startDataService();
});
afterAll(() => service.close());

/** Milliseconds: short, so that what hangs is found quickly, and far apart, so that a busy machine mixes nothing up. */
const [budget, patience] = [400, 3_000];

const list = "/rest/v1/articles?select=slug&offset=0&limit=24";
const article = "/rest/v1/articles?select=*&slug=eq.one";

/** A reader of the service with a memory of its own, or with the folder that another has left. */
function readerOf(
  folder = mkdtempSync(join(tmpdir(), "answers-")),
  limit?: number,
  timeouts = { budget, patience },
) {
  service.behave(says([{ slug: "one" }, { slug: "two" }], 2));
  const logged: unknown[][] = [];
  const log = (...line: unknown[]) => void logged.push(line);
  const files = createAnswerFiles(join(folder, "articles"), log);
  const kept = new KeptAnswers(files, limit);
  const reader = createSteadyFetch({ transport: fetch, kept, log, ...timeouts });
  return {
    ...reader,
    kept,
    logged,
    folder: join(folder, "articles"),
    settled: files.settled,
    /** What a reader gets: the answer's text, how many rows it says there are, and whether it is an old one. */
    async read(path: string, init?: RequestInit) {
      const answer = await reader.fetch(service.url + path, init);
      const old = answer.headers.get(asOfHeader);
      const total = answer.headers.get("content-range")?.split("/")[1] ?? null;
      return { text: await answer.text(), total, at: old === null ? null : Number(old) };
    },
    /** Reads until the answer comes from the service again. */
    async recovered(path: string) {
      service.behave(says([{ slug: "new" }], 1));
      await expect.poll(async () => (await this.read(path)).at).toBe(null);
    },
  };
}

const beside = (slug: string) => `/rest/v1/articles?select=*&slug=neq.${slug}&limit=2`;

test("made-up addresses displace nothing that is kept", async () => {
  const reader = readerOf(undefined, 5_000);
  await reader.read(list);
  for (let n = 0; n < 20; n += 1) await reader.read(beside(`made-up-${n}`));
  await reader.read(beside("one"));
  await reader.settled();
  expect(readdirSync(reader.folder)).toHaveLength(2);
  service.behave(says(null));
  expect((await reader.read(list)).text).toBe(both);
  expect((await reader.read(beside("one"))).text).toBe(both);
  await reader.recovered(list);
});

const both = '[{"slug":"one"},{"slug":"two"}]';

test.each(Object.entries(failures))(
  "the last good answer with its date when the service %s, and the new one soon after",
  async (_, failure) => {
    const reader = readerOf();
    const before = Date.now();
    expect(await reader.read(list)).toEqual({ text: both, total: "2", at: null });
    const after = Date.now();
    service.behave(failure);
    for (let time = 0; time < 3; time += 1) {
      const { text, total, at } = await reader.read(list);
      expect([text, total]).toEqual([both, "2"]);
      expect(at).toBeGreaterThanOrEqual(before);
      expect(at).toBeLessThanOrEqual(after);
    }
    expect(reader.failingSince()).not.toBe(null);
    await reader.recovered(list);
    expect((await reader.read(list)).text).toBe('[{"slug":"new"}]');
    expect(reader.failingSince()).toBe(null);
    expect(reader.logged.map(([event]) => event)).toEqual([
      "data service failing",
      "data service answers again",
    ]);
  },
);

test("what is no answer of the data service is told as a failure to a reader for whom nothing is kept", async () => {
  const reader = readerOf();
  service.behave(says([{ id: 1 }]));
  expect((await reader.fetch(service.url + list)).status).toBe(502);
  expect(reader.failingSince()).not.toBe(null);
});

test("a question that the service cannot read is no failure of the service", async () => {
  const reader = readerOf();
  await reader.read(list);
  service.behave((answer) => void answer.writeHead(400).end('{"code":"22P02"}'));
  expect((await reader.fetch(service.url + article)).status).toBe(400);
  expect(reader.failingSince()).toBe(null);
});

test("a service that hangs is waited for once, and asked by one at a time, however many read", async () => {
  // No call is given up within this test: every answer comes while the service is still silent.
  const reader = readerOf(undefined, undefined, { budget, patience: 600_000 });
  await reader.read(list);
  service.behave(() => {});
  expect((await reader.read(list)).at).not.toBe(null);
  service.asked.length = 0;
  // Without timers nobody who waits for the service goes on.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await Promise.all(Array.from({ length: 200 }, () => reader.read(list)));
  vi.useRealTimers();
  await expect.poll(() => service.asked).toHaveLength(1);
  service.hangUp();
  await reader.recovered(list);
});

test("while the service hangs, one reader asks for what nobody has read, for all who wait", async () => {
  const reader = readerOf();
  await reader.read(list);
  service.behave(() => {});
  await reader.read(list);
  await reader.recovered(list);
  service.behave(() => {});
  await reader.read(list);
  service.asked.length = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => reader.read(`${article}-${index}`)),
  );
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  expect(service.asked.length).toBeLessThanOrEqual(1);
});

test("what nobody has read is found as soon as the call under way shows that the service answers", async () => {
  const reader = readerOf();
  await reader.read(list);
  service.behave((answer) => void answer.socket?.destroy());
  await reader.read(list);
  expect(reader.failingSince()).not.toBe(null);
  service.behave((answer, query) => {
    setTimeout(() => says([{ slug: "one" }, { slug: "two" }], 2)(answer, query), budget / 4);
  });
  const [, first] = await Promise.all([reader.read(list), reader.fetch(service.url + article)]);
  expect(first.status).toBe(200);
});

test("an answer that comes late is kept, and ends the failure", async () => {
  const reader = readerOf();
  await reader.read(list);
  let release = () => {};
  service.behave((answer, query) => {
    release = () => says([{ slug: "late" }], 1)(answer, query);
  });
  expect((await reader.read(list)).text).toBe(both);
  expect(reader.failingSince()).not.toBe(null);
  release();
  await expect.poll(reader.failingSince).toBe(null);
  service.behave(says([{ slug: "late" }], 1));
  expect((await reader.read(list)).text).toBe('[{"slug":"late"}]');
});

test("a call that hung before the service answered again dates nothing when it ends at last", async () => {
  const reader = readerOf();
  await reader.read(list);
  let hangUp: (() => void) | undefined;
  service.behave((answer) => {
    hangUp ??= () => answer.socket?.destroy();
  });
  await reader.read(list);
  await reader.recovered(list);
  hangUp?.();
  // Nothing else is under way that could fail.
  await pause(budget / 2);
  expect(reader.failingSince()).toBe(null);
});

test("a reader in a hurry gets what is kept, and the service is not blamed", async () => {
  const reader = readerOf();
  await reader.read(list);
  service.behave(() => {});
  const hurry = { signal: AbortSignal.timeout(10) };
  expect((await reader.read(list, hurry)).text).toBe(both);
  expect(reader.failingSince()).toBe(null);
});

test("what the service says is gone is gone everywhere, in memory and on disk", async () => {
  const reader = readerOf();
  await reader.read(list);
  service.behave(says([{ slug: "one" }]));
  await reader.read(article);
  service.behave(says([], 0));
  expect((await reader.read(article)).text).toBe("[]");
  service.behave((answer) => void answer.socket?.destroy());
  expect(await reader.read(list)).toMatchObject({ text: '[{"slug":"two"}]', total: "1" });
  await expect(reader.read(article)).rejects.toThrow();
  reader.kept.keepOnly(new Set(["three"]));
  await expect(reader.read(list)).rejects.toThrow();
  await reader.settled();
  expect(readdirSync(reader.folder)).toEqual([]);
});

test("a list that has become empty is told as it is", async () => {
  const reader = readerOf();
  await reader.read(list);
  service.behave(says([], 0));
  expect(await reader.read(list)).toEqual({ text: "[]", total: "0", at: null });
});

test("a page beyond the last is an answer and no failure", async () => {
  const reader = readerOf();
  service.behave((answer) => void answer.writeHead(416).end('{"code":"PGRST103"}'));
  expect((await reader.read(list)).text).toContain("PGRST103");
  expect(reader.failingSince()).toBe(null);
});

test("the next process begins with what this one has left, in files for its user alone", async () => {
  const reader = readerOf();
  await reader.read(list);
  await reader.settled();
  const files = readdirSync(reader.folder).map((name) => join(reader.folder, name));
  expect(files).toHaveLength(1);
  expect([reader.folder, ...files].map((path) => statSync(path).mode & 0o777)).toEqual([
    0o700, 0o600,
  ]);
  const next = readerOf(join(reader.folder, ".."));
  service.behave((answer) => void answer.socket?.destroy());
  const { text, total, at } = await next.read(list);
  expect([text, total]).toEqual([both, "2"]);
  expect(at).toBeLessThanOrEqual(Date.now());
});

test("a broken file is as if it were not there, and the others are read", async () => {
  const reader = readerOf();
  await reader.read(list);
  await reader.settled();
  const [whole = ""] = readdirSync(reader.folder);
  const text = readFileSync(join(reader.folder, whole), "utf8");
  for (const [index, damage] of ["", "{", "null", text.slice(0, -9), `{"key":7}`].entries()) {
    writeFileSync(join(reader.folder, `${String(index).repeat(32)}.json`), damage);
  }
  const next = readerOf(join(reader.folder, ".."));
  service.behave((answer) => void answer.socket?.destroy());
  expect((await next.read(list)).text).toBe(both);
  expect(readdirSync(reader.folder)).toEqual([whole]);
});

test("a disk that cannot be written to is said once, and readers notice nothing", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "answers-")), "a-file");
  writeFileSync(file, "");
  const reader = readerOf(file);
  await reader.read(list);
  await reader.read(article);
  await reader.settled();
  expect(reader.logged.map(([event]) => event)).toEqual(["articles not kept on disk"]);
  service.behave((answer) => void answer.socket?.destroy());
  expect((await reader.read(list)).text).toBe(both);
});

test("no more is kept than there is room for: what was read last stays", async () => {
  const reader = readerOf(undefined, 20_000);
  for (let page = 0; page < 60; page += 1) await reader.read(`${list}&page=${page}`);
  await reader.settled();
  const files = readdirSync(reader.folder).length;
  expect(files).toBeGreaterThan(5);
  expect(files).toBeLessThan(40);
  service.behave((answer) => void answer.socket?.destroy());
  expect((await reader.read(`${list}&page=59`)).text).toBe(both);
  await expect(reader.read(`${list}&page=0`)).rejects.toThrow();
});
