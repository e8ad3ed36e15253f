import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { startLoad } from "../../tools/test-servers/load-generator.ts";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { sampleSlug } from "../support/articles.ts";
import { bodyText, type HttpResponse, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/servers/remote-backend-server.ts";
import { runSql } from "../support/servers/run-sql.ts";

// Starting a server takes long on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** Sends the signal and resolves with the exit code. */
function sendSignal(server: ServerProcess, signal: NodeJS.Signals): Promise<number | null> {
  server.process.kill(signal);
  return server.exited;
}

/**
 * Requests a page and resolves when its backend request has started. The response is in an object, so that it is not
 * awaited.
 */
async function startSlowRequest(
  server: ServerProcess,
  calls: () => Promise<number>,
): Promise<{ response: Promise<HttpResponse> }> {
  const before = await calls();
  const response = sendRequest(`${server.address}/articles`);
  await expect.poll(calls).toBeGreaterThan(before);
  return { response };
}

function listSlugs(response: HttpResponse): string[] {
  return (JSON.parse(bodyText(response)) as { slug: string }[]).map(({ slug }) => slug).sort();
}

test("a stopping server is not ready, finishes running requests, and exits with 0", async ({
  startWithRemoteBackend,
}) => {
  const { server, injectFault, calls } = await startWithRemoteBackend();
  await sendRequest(`${server.address}/?lang=ar`);
  await injectFault({ kind: "delay", milliseconds: 4_000 });
  const running = await startSlowRequest(server, calls);
  const ended = sendSignal(server, "SIGTERM");

  await expect.poll(() => server.output()).toContain("stopping");
  expect((await sendRequest(`${server.address}/readyz`)).status).toBe(503);
  const meanwhile = await sendRequest(`${server.address}/?lang=ar`);
  expect([meanwhile.status, meanwhile.headers.connection]).toEqual([200, "close"]);
  expect((await sendRequest(`${server.address}/healthz`)).status).toBe(200);

  const response = await running.response;
  expect(response.status).toBe(200);
  expect(bodyText(response)).toContain(sampleSlug);
  expect(await ended).toBe(0);
  await expect(sendRequest(`${server.address}/healthz`)).rejects.toThrow();
  expect(server.log().map(({ event }) => event)).toEqual(
    expect.arrayContaining(["stopping", "stopped"]),
  );
  expect(server.errors()).toBe("");
});

test("a server under load exits with 0, and every acknowledged account exists", async ({
  startServer,
}) => {
  const server = await startServer(0);
  const load = { reading: 8, signingUp: 4, publicKey: server.publicKey() };
  const clients = startLoad(server.address, load);
  const everyoneTwice = 2 * (load.reading + load.signingUp);
  await expect
    .poll(() => clients.requests.length, { timeout: 60_000 })
    .toBeGreaterThan(everyoneTwice);
  const code = await sendSignal(server, "SIGTERM");
  await clients.stop();
  const statuses = new Set(clients.requests.map(({ status }) => status));
  // 0: the port is closed. 429: too many passwords to hash. 503: a timeout.
  for (const status of statuses) expect([0, 200, 429, 503]).toContain(status);
  expect(code).toBe(0);
  const acknowledged = clients.requests.filter(
    ({ path, status }) => path === "/auth/v1/signup" && status === 200,
  );
  const [{ count } = { count: 0 }] = runSql(server, 'SELECT count(*) AS count FROM "auth.users"');
  expect(Number(count)).toBeGreaterThanOrEqual(acknowledged.length);
});

test("a stopping server responds to a late request and closes an idle connection", async ({
  startServer,
}) => {
  const server = await startServer(0);
  const { hostname, port } = new URL(server.address);
  const idleConnection = connect(Number(port), hostname);
  const lateConnection = connect(Number(port), hostname);
  await Promise.all([once(idleConnection, "connect"), once(lateConnection, "connect")]);
  // Connections are accepted in order: a response means that both are. A closed port resets those that are not.
  await sendRequest(`${server.address}/healthz`);
  const ended = sendSignal(server, "SIGINT");
  await expect.poll(() => server.output()).toContain("stopping");
  lateConnection.write("GET /healthz HTTP/1.1\r\nHost: site\r\n\r\n");
  const response = await text(lateConnection);
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response).toMatch(/\r\nConnection: close\r\n/i);
  expect(await ended).toBe(0);
  // The server closed the idle connection, and its client did not.
  expect(idleConnection.readyState).not.toBe("open");
});

test("a keep-alive connection does not delay the shutdown", async ({ startServer }) => {
  const server = await startServer(0);
  const connection = await sendRequest(`${server.address}/`);
  expect(connection.headers.connection).toBe("keep-alive");
  // A shutdown that times out exits with 1.
  expect(await sendSignal(server, "SIGTERM")).toBe(0);
});

test("several signals at once count as one", async ({ startServer }) => {
  const server = await startServer(0);
  server.process.kill("SIGINT");
  await expect.poll(() => server.output()).toContain("stopping");
  server.process.kill("SIGINT");
  server.process.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  expect(server.output()).toContain("stopped");
});

test("a second Ctrl-C stops the server during a slow request", async ({
  startWithRemoteBackend,
}) => {
  const { server, injectFault, calls } = await startWithRemoteBackend();
  await injectFault({ kind: "delay", milliseconds: 8_000 });
  const { response } = await startSlowRequest(server, calls);
  const cut = response.catch(() => null);
  server.process.kill("SIGINT");
  // Signals within a second count as one.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(await sendSignal(server, "SIGINT")).toBe(1);
  expect(await cut).toBeNull();
});

for (const signal of ["SIGTERM", "SIGKILL"] as const) {
  test(`after ${signal} the server starts again with the same data directory and all articles`, async ({
    startServer,
  }) => {
    const list = "/rest/v1/articles?select=slug";
    const first = await startServer(0);
    const headers = { apikey: first.publicKey() };
    const before = listSlugs(await sendRequest(first.address + list, { headers }));
    await sendSignal(first, signal);
    // A closed database has no write-ahead log.
    if (signal === "SIGTERM")
      expect(existsSync(join(first.dataDirectory, "app.db-wal"))).toBe(false);

    const second = await startServer(0);
    expect(second.publicKey()).toBe(headers.apikey);
    expect(listSlugs(await sendRequest(second.address + list, { headers }))).toEqual(before);
    expect(before.length).toBeGreaterThanOrEqual(12);
  });
}
