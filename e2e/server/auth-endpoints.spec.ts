import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { requestBackend, signToken } from "../support/requests/backend-request.ts";
import { test } from "../support/servers/server-process.ts";

// Processes are started and ended here, which takes a busy machine its time.
test.describe.configure({ timeout: 120_000 });

test("a body larger than any form's is refused, whatever length it promised", async ({
  startServer,
}) => {
  const server = await startServer(0);
  const large = JSON.stringify({ email: "a@b.example", password: "x".repeat(20_000) });
  const promised = await requestBackend(server, "/auth/v1/signup", { method: "POST", body: large });
  const chunked = await requestBackend(server, "/auth/v1/signup", {
    method: "POST",
    headers: { "transfer-encoding": "chunked" },
    body: large,
  });
  expect([promised.status, chunked.status]).toEqual([413, 413]);
  for (const body of ["{", "[]", "null", '"text"', "\0", '{"email":{"$ne":1},"password":[]}']) {
    const { status } = await requestBackend(server, "/auth/v1/signup", { method: "POST", body });
    expect([body, status >= 400 && status < 500]).toEqual([body, true]);
  }
});

test("a forged token makes nobody known", async ({ startServer }) => {
  const server = await startServer(0);
  const claims = {
    sub: "00000000-0000-4000-8000-000000000000",
    role: "service_role",
    exp: 4_000_000_000,
  };
  const { jwt } = JSON.parse(readFileSync(join(server.dataDirectory, "secrets.json"), "utf8"));
  const forged = [
    signToken(claims, null),
    signToken(claims, "guessed-secret"),
    signToken({ ...claims, role: "authenticated" }, server.publicKey()),
    signToken({ ...claims, exp: 1 }, jwt),
    "a.b.c",
    "junk",
    "x".repeat(8_000),
  ];
  for (const forgery of forged) {
    const headers = { authorization: `Bearer ${forgery}` };
    const name = forgery.slice(0, 40);
    expect([
      name,
      (await requestBackend(server, "/rest/v1/articles?select=slug", { headers })).status,
    ]).toEqual([name, 401]);
    const user = await requestBackend(server, "/auth/v1/user", { headers });
    expect([name, [401, 403].includes(user.status)]).toEqual([name, true]);
  }
});
