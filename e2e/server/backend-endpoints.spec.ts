import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { sampleSlug } from "../support/articles.ts";
import { type HttpResponse, sendRequest } from "../support/requests/http-request.ts";
import { expectNoInternals } from "../support/requests/redirects.ts";
import { test } from "../support/servers/own-server.ts";

// Starting a server takes long on a busy machine.
test.describe.configure({ timeout: 120_000 });

// packages/local-supabase/gateway/gateway.test.ts has the edge cases of each endpoint.
test("the data and account endpoints accept the public key, valid tokens and reads only", async ({
  startServer,
}) => {
  const server = await startServer(0);
  const { jwt } = JSON.parse(readFileSync(join(server.dataDirectory, "secrets.json"), "utf8"));
  for (const path of ["/rest/v1/articles", "/auth/v1/user"]) {
    for (const apikey of ["", "sb_secret_x", signToken({ role: "anon" }, jwt)]) {
      const { status, body } = await sendRequest(server.address + path, { headers: { apikey } });
      expect([path, status]).toEqual([path, 401]);
      expectNoInternals(body);
    }
  }
  const articles = await requestBackend(server, "/rest/v1/articles?select=slug&limit=3");
  expect([articles.status, JSON.parse(articles.body.toString("utf8")).length]).toEqual([200, 3]);
  const forged = signToken({ role: "service_role", exp: 4_000_000_000 }, "guessed-secret");
  const body = JSON.stringify({ slug: "written", title_en: "x" });
  for (const [path, status, options] of [
    ["/rest/v1/users", 404, {}],
    ["/rest/v1/articles", 401, { headers: { authorization: `Bearer ${forged}` } }],
    [`/rest/v1/articles?slug=eq.${sampleSlug}`, 401, { method: "DELETE" }],
    ["/rest/v1/articles", 401, { method: "POST", body }],
    ["/auth/v1/admin/users", 404, {}],
    ["/auth/v1/signup", 413, { method: "POST", body: `"${"x".repeat(20_000)}"` }],
  ] as const) {
    expect([path, (await requestBackend(server, path, options)).status]).toEqual([path, status]);
  }
});

/** Creates a token with this secret, or without a signature. */
function signToken(payload: object, secret: string | null): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const body = `${part({ alg: secret === null ? "none" : "HS256", typ: "JWT" })}.${part(payload)}`;
  const signature = secret && createHmac("sha256", secret).update(body).digest("base64url");
  return `${body}.${signature ?? ""}`;
}

/** Sends a request to the data or account endpoints of a server with its public key. */
async function requestBackend(
  server: ServerProcess,
  path: string,
  options: Parameters<typeof sendRequest>[1] = {},
): Promise<HttpResponse> {
  const headers = { apikey: server.publicKey(), ...options.headers };
  const response = await sendRequest(server.address + path, { ...options, headers });
  expectNoInternals(response.body);
  return response;
}
