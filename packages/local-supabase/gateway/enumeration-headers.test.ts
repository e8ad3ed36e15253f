import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, expect, test } from "vitest";
import { createTestSite } from "../../../server/http/site-fixture.ts";
import { createAccount, startTestBackend } from "../backend-fixture.ts";

const backend = await startTestBackend({ rateFactor: 1000 });
await createAccount(backend, "known@clinic.example", "abc472");
await backend.signUp("waiting@clinic.example", "abc472");
const { site } = createTestSite({ backend: backend.handle });
const server = createServer(getRequestListener(site.fetch)).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(async () => {
  server.close();
  await backend.close();
});

/** Sends a request through a socket; returns the status and the raw headers in their order. */
async function post(path: string, body: object): Promise<[number, string[], IncomingHttpHeaders]> {
  const { port } = server.address() as AddressInfo;
  const sent = request({
    port,
    method: "POST",
    path: `/auth/v1/${path}`,
    headers: { apikey: backend.anonKey },
    agent: false,
  });
  sent.end(JSON.stringify(body));
  const [response] = await once(sent, "response");
  response.resume();
  const names = response.rawHeaders.filter((_: string, index: number) => index % 2 === 0);
  return [response.statusCode, names, response.headers];
}

let names = 0;
const clientAddresses = [
  () => "known@clinic.example",
  () => "waiting@clinic.example",
  () => `nobody${names++}@clinic.example`,
];

test.each<[string, object]>([
  ["signup", { password: "zzz999" }],
  ["signup", { password: "weak" }],
  ["token?grant_type=password", { password: "wrong1" }],
  ["recover", {}],
  ["resend", { type: "signup" }],
  ["verify", { type: "signup", token: "123456" }],
  ["verify", { type: "recovery", token: "123456" }],
])("%s %j has the same headers for every address, and a content-length", async (path, body) => {
  const written: unknown[] = [];
  for (const address of clientAddresses) {
    const [status, headers, values] = await post(path, { email: address(), ...body });
    expect(Number(values["content-length"])).toBeGreaterThan(0);
    written.push([status, headers]);
  }
  expect(written).toEqual(Array(clientAddresses.length).fill(written[0]));
});
