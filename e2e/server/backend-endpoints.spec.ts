import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { sampleSlug } from "../support/articles.ts";
import { requestBackend, signToken } from "../support/requests/backend-request.ts";
import { sendRequest } from "../support/requests/http-request.ts";
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
