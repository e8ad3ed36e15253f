import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { createAccount, siteUrl, startTestBackend } from "../backend-fixture.ts";
import { accountLimits } from "../limits/limits.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());
afterEach(() => vi.useRealTimers());

const path = "/rest/v1/rpc/delete_own_account";

function leave(token: unknown, page = "/dashboard") {
  const headers = { authorization: `Bearer ${token}`, referer: siteUrl + page };
  return backend.call(path, { method: "POST", body: {}, headers });
}

/** All places of the data directory that contain a text: tables, queued and stored mails. */
function placesOf(text: string): string[] {
  const tables = backend.query("select name from sqlite_master where type = 'table'");
  const places = tables.flatMap(({ name }) =>
    JSON.stringify(backend.query(`select * from "${name}"`)).includes(text) ? [`${name}`] : [],
  );
  const waiting = readdirSync(join(backend.dataDirectory, "mail", "waiting")).map((name) =>
    join("waiting", name),
  );
  return [
    ...places,
    ...["mail.jsonl", ...waiting].filter((name) =>
      readFileSync(join(backend.dataDirectory, "mail", name), "utf8").includes(text),
    ),
  ];
}

test("a recent sign-in deletes its own account with all its data, and no other account", async () => {
  await createAccount(backend, "leaves@clinic.example", "abc472");
  await createAccount(backend, "stays@clinic.example", "abc472");
  const other = (await backend.signIn("leaves@clinic.example", "abc472")).json;
  const { json } = await backend.signIn("leaves@clinic.example", "abc472");
  const { id } = json.user as { id: string };
  await backend.user(json.access_token, {
    method: "PUT",
    body: { email: "moves@clinic.example", current_password: "abc472" },
    headers: { authorization: `Bearer ${json.access_token}` },
  });
  await backend.mailsTo("moves@clinic.example", 1);
  expect(placesOf(id)).toEqual(expect.arrayContaining(["auth.users", "auth.sessions"]));

  expect((await leave(json.access_token, "/dashboard?lang=ar")).status).toBe(204);

  const [goodbye, ...more] = await backend.mailsTo("leaves@clinic.example", 1);
  expect(goodbye).toMatchObject({ kind: "account_deleted", language: "ar" });
  expect(more).toEqual([]);
  expect(await backend.mailsTo("moves@clinic.example", 0)).toEqual([]);
  expect(placesOf(id)).toEqual([]);
  // A mail is stored first, and leaves the queue a moment later.
  await expect.poll(() => placesOf("leaves@clinic.example")).toEqual(["mail.jsonl"]);
  expect((await backend.user(other.access_token)).status).toBe(403);
  const body = { refresh_token: other.refresh_token };
  expect((await backend.call("/auth/v1/token?grant_type=refresh_token", { body })).status).toBe(
    400,
  );
  expect((await backend.signIn("leaves@clinic.example", "abc472")).json.error_code).toBe(
    "invalid_credentials",
  );
  expect((await backend.signIn("stays@clinic.example", "abc472")).status).toBe(200);
  await createAccount(backend, "leaves@clinic.example", "new 123");
});

test("the notice of a deletion contains the address and is deleted after 30 days", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const own = await startTestBackend();
  await createAccount(own, "gone@clinic.example", "abc472");
  const { access_token } = (await own.signIn("gone@clinic.example", "abc472")).json;
  const headers = { authorization: `Bearer ${access_token}` };
  expect((await own.call(path, { method: "POST", body: {}, headers })).status).toBe(204);
  expect(await own.mailsTo("gone@clinic.example", 1)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(31 * 86_400_000);
  await expect.poll(() => own.mailsTo("gone@clinic.example", 0)).toEqual([]);
  await own.close();
});

test("deleting an account deletes no data of the account whose address it requested", async () => {
  const limited = await startTestBackend();
  await createAccount(limited, "victim@clinic.example", "abc472");
  await createAccount(limited, "thrown-away@clinic.example", "abc472");
  const recovery = { method: "POST", body: { email: "victim@clinic.example" } };
  expect((await limited.call("/auth/v1/recover", recovery)).status).toBe(200);
  await limited.mailsTo("victim@clinic.example", 2);
  const { access_token } = (await limited.signIn("thrown-away@clinic.example", "abc472")).json;
  const headers = { authorization: `Bearer ${access_token}` };
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 61_000);
  const move = { email: "victim@clinic.example", current_password: "abc472" };
  expect((await limited.user(access_token, { method: "PUT", body: move, headers })).status).toBe(
    200,
  );
  await limited.mailsTo("victim@clinic.example", 3);
  const guess = () => {
    const body = { email: "victim@clinic.example", password: "wrong1" };
    return limited.call("/auth/v1/token?grant_type=password", { body, from: "192.0.2.1" });
  };
  for (let n = 0; n < accountLimits.wrongPasswordsFromClient.burst; n += 1) await guess();

  expect((await limited.call(path, { method: "POST", body: {}, headers })).status).toBe(204);

  expect(await limited.mailsTo("victim@clinic.example", 0)).toHaveLength(3);
  expect((await guess()).status).toBe(429);
  expect((await limited.call("/auth/v1/recover", recovery)).status).toBe(429);
  await limited.close();
});

test("a session older than five minutes cannot delete the account", async () => {
  await createAccount(backend, "waits@clinic.example", "abc472");
  vi.useFakeTimers({ toFake: ["Date"] });
  const { access_token } = (await backend.signIn("waits@clinic.example", "abc472")).json;
  vi.setSystemTime(Date.now() + 301_000);
  const { status, json } = await leave(access_token);
  expect([status, json.code]).toEqual([403, "PT403"]);
  expect((await backend.signIn("waits@clinic.example", "abc472")).status).toBe(200);
});

test("deleting an account needs a valid token and the method POST", async () => {
  expect((await backend.call(path, { method: "POST", body: {} })).status).toBe(401);
  expect((await leave("a.b.c")).status).toBe(401);
  expect((await backend.call(path)).status).toBe(405);
});
