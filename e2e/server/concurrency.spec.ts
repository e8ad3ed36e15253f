import { execFileSync } from "node:child_process";
import { expect } from "@playwright/test";
import { type ProxiedCall, startProxy } from "../../tools/test-servers/fault-proxy.ts";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/servers/own-server.ts";
import { visits } from "../support/visits.ts";

// Starting a server takes long on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** Resident memory of a process, in MiB. */
function memoryOf({ process }: ServerProcess): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(process.pid)])) / 1024;
}

/** Requests every path, twenty at a time, and returns the different bodies. */
async function sendAll(origin: string, paths: string[]): Promise<Set<string>> {
  const bodies = new Set<string>();
  for (let at = 0; at < paths.length; at += 20) {
    const some = paths.slice(at, at + 20);
    for (const { body } of await Promise.all(some.map((path) => sendRequest(origin + path)))) {
      bodies.add(body.toString("utf8"));
    }
  }
  return bodies;
}

/** A long page that stays the same. The home page changes every minute. */
const path = "/services/lasik-surgery";

/**
 * 600 variants of one URL, and the memory that the process may gain by them, in MiB. The limit allows for the requests
 * themselves, but not for cached pages of 0.12 MiB each.
 */
const count = 600;
const growth = 40;
const variants = [
  ["unknown parameters", (n: number) => `${path}?utm_source=${n}&x${n}=${"y".repeat(20)}`],
  ["junk languages", (n: number) => `${path}?lang=x${n}`],
  ["invalid routes of the framework on a page", (n: number) => `${path}?_routes=x${n}`],
  ["invalid data requests of the framework", (n: number) => `/_.data?_routes=root,home,x${n}`],
] as const;

for (const [name, variantOf] of variants) {
  test(`${count} variants with ${name} get the same page and use no memory`, async ({
    startServer,
  }) => {
    const server = await startServer(0);
    await sendAll(
      server.address,
      Array.from({ length: 500 }, (_, n) => variantOf(n % 4)),
    );
    const before = memoryOf(server);
    const paths = Array.from({ length: count }, (_, n) => variantOf(n));
    const bodies = await sendAll(server.address, paths);
    expect(bodies.size).toBe(1);
    expect(memoryOf(server) - before).toBeLessThan(growth);
  });
}

test("a thousand concurrent requests get complete pages", async ({ startServer }) => {
  const server = await startServer(0);
  const paths = [...visits.map(({ address }) => address), "/sitemap.xml", "/articles/feed.xml"];
  const requestedPaths = Array.from({ length: 1_000 }, (_, n) => paths[n % paths.length] ?? "/");
  const responses = await Promise.all(
    requestedPaths.map((path) => sendRequest(server.address + path)),
  );
  for (const [at, { status, headers, body }] of responses.entries()) {
    const path = requestedPaths[at] ?? "";
    expect([path, status]).toEqual([path, path.startsWith("/404") ? 404 : 200]);
    expect(body.length).toBe(Number(headers["content-length"]));
  }
});

test("two hundred concurrent requests for a page render it once", async ({
  startServer,
  origin,
}) => {
  const backend = await startServer(0);
  const stopProxy = await startProxy(origin(1), backend.address);
  try {
    const server = await startServer(2, {
      SUPABASE_URL: origin(1),
      SUPABASE_ANON_KEY: backend.publicKey(),
    });
    await sendRequest(`${origin(1)}/proxy-control`, { method: "DELETE" });
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => sendRequest(`${server.address}/articles?lang=ar`)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => body.toString("utf8"))).size).toBe(1);
    const { body } = await sendRequest(`${origin(1)}/proxy-control`);
    const calls = JSON.parse(body.toString("utf8")) as ProxiedCall[];
    // One reading of the articles, and one of each table of staff.
    const tables = calls.map(({ path }) => path.replace(/\?.*/, "")).sort();
    expect(tables).toEqual([
      "/rest/v1/articles",
      "/rest/v1/notices",
      "/rest/v1/opening_exceptions",
    ]);
  } finally {
    await stopProxy();
  }
});
