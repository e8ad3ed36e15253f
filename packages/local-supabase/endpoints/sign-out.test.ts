import { afterAll, expect, test } from "vitest";
import { createAccount, startTestBackend } from "../backend-fixture.ts";

const backend = await startTestBackend();
await createAccount(backend, "three@clinic.example", "abc472");
await createAccount(backend, "another@clinic.example", "abc472");
afterAll(() => backend.close());

/** Signs in on three devices, and another account on one, then signs out on the first. */
async function signOut(scope: string) {
  const sessions = [];
  for (const name of ["three", "three", "three", "another"]) {
    sessions.push((await backend.signIn(`${name}@clinic.example`, "abc472")).json);
  }
  const headers = { authorization: `Bearer ${sessions[0]?.access_token}` };
  const response = await backend.call(`/auth/v1/logout${scope}`, { method: "POST", headers });
  expect([response.status, response.text]).toEqual([204, ""]);
  return Promise.all(
    sessions.map(async ({ access_token, refresh_token }) => {
      const body = { refresh_token };
      const read = await backend.user(access_token);
      const refreshed = await backend.call("/auth/v1/token?grant_type=refresh_token", { body });
      return [read.status, refreshed.status];
    }),
  );
}

const active = [200, 200];
const ended = [403, 400];

test.each([
  ["?scope=local", [ended, active, active, active]],
  ["?scope=others", [active, ended, ended, active]],
  ["?scope=global", [ended, ended, ended, active]],
  ["", [ended, ended, ended, active]],
])("signing out with %j ends exactly those sessions", async (scope, expected) => {
  expect(await signOut(scope)).toEqual(expected);
});

test("an unknown scope ends no session", async () => {
  const { access_token } = (await backend.signIn("three@clinic.example", "abc472")).json;
  const headers = { authorization: `Bearer ${access_token}` };
  const path = "/auth/v1/logout?scope=everybody";
  expect((await backend.call(path, { method: "POST", headers })).status).toBe(400);
  expect((await backend.user(access_token)).status).toBe(200);
});
