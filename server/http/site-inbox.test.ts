import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInbox } from "local-supabase/inbox";
import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";
import { securityHeaders } from "./security-headers.ts";
import { createSite } from "./site.ts";

const siteUrl = "http://127.0.0.1:3000";
const dataDirectory = mkdtempSync(join(tmpdir(), "inbox-"));

/** Sends a request to a site with an empty inbox. */
function request(path: string, headers: Record<string, string> = {}) {
  const inbox = createInbox({ dataDirectory, siteUrl, listMails: async () => [] });
  const lines: unknown[] = [];
  const site = createSite({
    siteUrl: "http://127.0.0.1:3000",
    securityHeaders: securityHeaders(siteUrl),
    trustedProxies: 0,
    files: () => null,
    pages: async () => new Response("no such page", { status: 404 }),
    backend: null,
    inbox,
    isReady: async () => true,
    metrics: createMetrics({ isBackendUp: async () => true, mailQueueLength: null }),
    logBrowserError: () => 204,
    describeBackend: async () => "ok",
    log: (...line) => lines.push(line),
  });
  const socket = { remoteAddress: "127.0.0.1", remotePort: 1, remoteFamily: "IPv4" };
  const incoming = { socket, httpVersion: "1.1" };
  return { lines, response: site.request(path, { headers }, { incoming }) };
}

const { searchParams } = new URL(
  createInbox({ dataDirectory, siteUrl, listMails: async () => [] }).url,
);
const key = searchParams.get("key") ?? "";

test("the key opens the inbox, also through a proxy", async () => {
  const proxied = { host: "www.clinic.example", "x-forwarded-for": "192.0.2.1" };
  for (const origin of [siteUrl, "http://www.clinic.example"]) {
    const { response } = request(`${origin}/dev/mail?key=${key}`, proxied);
    expect((await response).status).toBe(200);
  }
});

test("the inbox responds to a wrong key exactly as to an unknown path", async () => {
  const describe = async (response: Response) => [
    response.status,
    await response.text(),
    JSON.stringify([...response.headers]),
  ];
  const unknown = await describe(await request("/dev/other?key=x").response);
  for (const query of [
    "",
    "?",
    "?key",
    "?key=",
    `?key=${key.slice(0, -1)}`,
    `?key=${key}x`,
    `?key=${key.toLowerCase()}`,
    `?key=x&key=${key}`,
    `?Key=${key}`,
    `?other=${key}`,
    "?key[]=",
    "?key=%00",
  ]) {
    const { response } = request(`/dev/mail${query}`, { host: "127.0.0.1:3000", cookie: key });
    expect([query, ...(await describe(await response))]).toEqual([query, ...unknown]);
  }
});

test("the access log does not contain the key", async () => {
  const { lines, response } = request(`/dev/mail?key=${key}`);
  expect((await response).status).toBe(200);
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain(key);
});
