import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInbox } from "local-supabase/inbox";
import { expect, test } from "vitest";
import { createTestSite, siteUrl } from "./site-fixture.ts";

const dataDirectory = mkdtempSync(join(tmpdir(), "inbox-"));

const inbox = createInbox({ dataDirectory, siteUrl, listMails: async () => [] });
const key = new URL(inbox.url).searchParams.get("key") ?? "";

/** Sends a request to a site with an empty inbox. */
function request(path: string, headers: Record<string, string> = {}) {
  const pages = async () => new Response("no such page", { status: 404 });
  const { site, logged } = createTestSite({ inbox, pages });
  const socket = { remoteAddress: "127.0.0.1", remotePort: 1, remoteFamily: "IPv4" };
  const incoming = { socket, httpVersion: "1.1" };
  return { logged, response: site.request(path, { headers }, { incoming }) };
}

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
  const { logged, response } = request(`/dev/mail?key=${key}`);
  expect((await response).status).toBe(200);
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain(key);
});
