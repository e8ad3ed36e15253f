import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { sendVisitors } from "../../tools/fault-injection/visitors.ts";
import { anySlug } from "../support/articles.ts";
import { type Answer, ask, textOf } from "../support/requests/ask.ts";
import { inStore } from "../support/sites/article-store.ts";
import { test } from "../support/sites/distant-site.ts";
import type { OwnSite } from "../support/sites/own-site.ts";

// Processes are started and ended here, which takes a busy machine its time.
test.describe.configure({ timeout: 120_000 });

/** Sends the signal and resolves with the exit code. */
function end(own: OwnSite, signal: NodeJS.Signals): Promise<number | null> {
  own.process.kill(signal);
  return own.ended;
}

/** Asks for a page that waits for its data, and resolves when it does; in an object, because it is not to be awaited. */
async function begin(
  own: OwnSite,
  calls: () => Promise<number>,
): Promise<{ answer: Promise<Answer> }> {
  const before = await calls();
  const answer = ask(`${own.address}/articles`);
  await expect.poll(calls).toBeGreaterThan(before);
  return { answer };
}

function slugsIn(answer: Answer): string[] {
  return (JSON.parse(textOf(answer)) as { slug: string }[]).map(({ slug }) => slug).sort();
}

test("a site that is asked to stop says it is not ready, finishes what runs, and ends well", async ({
  startDistant,
}) => {
  const { own, disturb, calls } = await startDistant();
  await ask(`${own.address}/?lang=ar`);
  await disturb({ kind: "delay", milliseconds: 4_000 });
  const running = await begin(own, calls);
  const ended = end(own, "SIGTERM");

  await expect.poll(() => own.output()).toContain("stopping");
  expect((await ask(`${own.address}/readyz`)).status).toBe(503);
  const meanwhile = await ask(`${own.address}/?lang=ar`);
  expect([meanwhile.status, meanwhile.headers.connection]).toEqual([200, "close"]);
  expect((await ask(`${own.address}/healthz`)).status).toBe(200);

  const answer = await running.answer;
  expect(answer.status).toBe(200);
  expect(textOf(answer)).toContain(anySlug);
  expect(await ended).toBe(0);
  await expect(ask(`${own.address}/healthz`)).rejects.toThrow();
  expect(own.log().map(({ event }) => event)).toEqual(
    expect.arrayContaining(["stopping", "stopped"]),
  );
  expect(own.errors()).toBe("");
});

test("a site under load ends well, and every account that it acknowledged exists afterwards", async ({
  startSite,
}) => {
  const own = await startSite(0);
  const crowd = { readers: 8, signingUp: 4, publicKey: own.publicKey() };
  const visitors = sendVisitors(own.address, crowd);
  const everyoneTwice = 2 * (crowd.readers + crowd.signingUp);
  await expect
    .poll(() => visitors.calls.length, { timeout: 60_000 })
    .toBeGreaterThan(everyoneTwice);
  const code = await end(own, "SIGTERM");
  await visitors.leave();
  const statuses = new Set(visitors.calls.map(({ status }) => status));
  // 0: the port is closed. 429: more passwords than can be hashed. 503: it would have taken too long.
  for (const status of statuses) expect([0, 200, 429, 503]).toContain(status);
  expect(code).toBe(0);
  const acknowledged = visitors.calls.filter(
    ({ path, status }) => path === "/auth/v1/signup" && status === 200,
  );
  const [{ count } = { count: 0 }] = inStore(own, 'SELECT count(*) AS count FROM "auth.users"');
  expect(Number(count)).toBeGreaterThanOrEqual(acknowledged.length);
});

test("a connection on which nothing was asked yet, and one that is asked late, end a stopping site well", async ({
  startSite,
}) => {
  const own = await startSite(0);
  const { hostname, port } = new URL(own.address);
  const silent = connect(Number(port), hostname);
  const late = connect(Number(port), hostname);
  await Promise.all([once(silent, "connect"), once(late, "connect")]);
  const ended = end(own, "SIGINT");
  await expect.poll(() => own.output()).toContain("stopping");
  late.write("GET /healthz HTTP/1.1\r\nHost: site\r\n\r\n");
  const answer = await text(late);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  expect(await ended).toBe(0);
  // The site closed the silent connection; its client never did.
  expect(silent.readyState).not.toBe("open");
});

test("a browser that keeps its connection open does not hold a stopping site up", async ({
  startSite,
}) => {
  const own = await startSite(0);
  const kept = await ask(`${own.address}/`);
  expect(kept.headers.connection).toBe("keep-alive");
  // A site that is held up until its longest time ends with 1.
  expect(await end(own, "SIGTERM")).toBe(0);
});

test("Ctrl-C that arrives several times at once stops a site as well as one", async ({
  startSite,
}) => {
  const own = await startSite(0);
  own.process.kill("SIGINT");
  await expect.poll(() => own.output()).toContain("stopping");
  own.process.kill("SIGINT");
  own.process.kill("SIGTERM");
  expect(await own.ended).toBe(0);
  expect(own.output()).toContain("stopped");
});

test("somebody who insists stops a site that waits for a slow request", async ({
  startDistant,
}) => {
  const { own, disturb, calls } = await startDistant();
  await disturb({ kind: "delay", milliseconds: 8_000 });
  const { answer } = await begin(own, calls);
  const cut = answer.catch(() => null);
  own.process.kill("SIGINT");
  // Signals within a second are one Ctrl-C that arrives several times.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(await end(own, "SIGINT")).toBe(1);
  expect(await cut).toBeNull();
});

for (const signal of ["SIGTERM", "SIGKILL"] as const) {
  test(`after ${signal} a site starts again on the same folder, with every article as it was left`, async ({
    startSite,
  }) => {
    const list = "/rest/v1/articles?select=slug";
    const first = await startSite(0);
    const headers = { apikey: first.publicKey() };
    const before = slugsIn(await ask(first.address + list, { headers }));
    await end(first, signal);
    // A database that was closed has no journal beside it.
    if (signal === "SIGTERM")
      expect(existsSync(join(first.dataDirectory, "app.db-wal"))).toBe(false);

    const second = await startSite(0);
    expect(second.publicKey()).toBe(headers.apikey);
    expect(slugsIn(await ask(second.address + list, { headers }))).toEqual(before);
    expect(before.length).toBeGreaterThanOrEqual(12);
  });
}

test("an article that was deleted, and one that was rewritten, stay so after a restart", async ({
  startSite,
}) => {
  const first = await startSite(0);
  await end(first, "SIGTERM");
  inStore(first, `DELETE FROM articles WHERE slug = '${anySlug}' RETURNING slug`);
  inStore(
    first,
    "UPDATE articles SET title_en = 'Rewritten by hand' WHERE slug = 'is-lasik-permanent' RETURNING slug",
  );

  const second = await startSite(0);
  expect((await ask(`${second.address}/articles/${anySlug}`)).headers.location).toBe("/articles");
  expect(textOf(await ask(`${second.address}/articles`))).not.toContain(`/articles/${anySlug}`);
  expect(textOf(await ask(`${second.address}/articles/is-lasik-permanent`))).toContain(
    "Rewritten by hand",
  );
});
