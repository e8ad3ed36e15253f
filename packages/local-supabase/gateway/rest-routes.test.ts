import { SignJWT } from "jose";
import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../backend-fixture.ts";
import { getSecrets } from "../data-directory/secrets.ts";
import { callAs, giveSecondFactor, signInWithRole } from "../staff/staff-session-fixture.ts";
import { notice } from "../staff/staff-values-fixture.ts";

const backend = await startTestBackend();
const visitor = await signInWithRole(backend, "noor@clinic.example", null);
const editor = await signInWithRole(backend, "editor@clinic.example", "editor");
const staff = (await giveSecondFactor(backend, editor)).token;
afterAll(() => backend.close());

function call(path: string, token?: string, method = "GET", headers: Record<string, string> = {}) {
  const authorization = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  return backend.call(`/rest/v1/${path}`, { method, headers: { ...headers, ...authorization } });
}

/** A token of this installation with another role or expiry. */
function tokenOf(role: string, expiresIn: string): Promise<string> {
  const { jwt } = getSecrets(backend.dataDirectory);
  return new SignJWT({ role })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience("authenticated")
    .setExpirationTime(expiresIn)
    .sign(new TextEncoder().encode(jwt));
}

const noDetails = { details: null, hint: null };

test.each([
  ["articles", 200, 200],
  ["notices", 200, 200],
  ["opening_exceptions", 200, 200],
  ["article_revisions", 401, 200],
  ["audit_log", 401, 200],
])("the table %s responds to everyone with %i, to an account with %i", async (table, all, own) => {
  expect((await call(table)).status).toBe(all);
  expect((await call(table, backend.anonKey)).status).toBe(all);
  expect((await call(table, visitor)).status).toBe(own);
});

test("a refused call names the table or the function", async () => {
  const read = await call("audit_log");
  expect([read.status, read.json]).toEqual([
    401,
    { code: "42501", message: "permission denied for table audit_log", ...noDetails },
  ]);
  for (const [token, status] of [
    [undefined, 401],
    [visitor, 403],
  ] as const) {
    for (const method of ["POST", "PATCH", "PUT", "DELETE"]) {
      const written = await call("articles", token, method);
      expect([written.status, written.json]).toEqual([
        status,
        { code: "42501", message: "permission denied for table articles", ...noDetails },
      ]);
    }
  }
  for (const token of [undefined, backend.anonKey]) {
    const called = await call("rpc/save_notice", token, "POST");
    expect([called.status, called.json]).toEqual([
      401,
      { code: "42501", message: "permission denied for function save_notice", ...noDetails },
    ]);
  }
  const long = await call("x".repeat(100));
  expect([long.status, long.json.message]).toEqual([
    404,
    `Could not find the table 'public.${"x".repeat(60)}' in the schema cache`,
  ]);
});

test("tables and functions accept a valid token of an account or of everyone only", async () => {
  const invalidTokens = [
    ["expired", await tokenOf("authenticated", "-1s"), "PGRST303", "JWT expired"],
    ["of the service", await tokenOf("service_role", "1h"), "PGRST301", "JWT invalid"],
    ["broken", "x.y.z", "PGRST301", "JWT invalid"],
    ["a secret key", "sb_secret_x", "PGRST301", "JWT invalid"],
  ] as const;
  for (const [name, token, code, message] of invalidTokens) {
    for (const [path, method] of [
      ["articles", "GET"],
      ["rpc/save_notice", "POST"],
    ] as const) {
      const { status, json } = await call(path, token, method);
      expect([name, status, json]).toEqual([name, 401, { code, message, ...noDetails }]);
    }
  }
  for (const role of ["anon", "authenticated"])
    expect((await call("articles", await tokenOf(role, "1h"))).status).toBe(200);
});

test("an unknown column is a client error that says why", async () => {
  const { status, json } = await call("articles?nothing=eq.1");
  expect([status, json]).toEqual([
    400,
    {
      code: "PGRST100",
      message: "The query has an unknown column or operator, or is too long",
      ...noDetails,
    },
  ]);
});

test("staff read the rows that others do not see, until their session ends", async () => {
  const rows = async (token: string) =>
    JSON.parse((await call("audit_log?select=id", token)).text).length;
  const saved = await callAs(backend, staff, "/rest/v1/rpc/save_notice", notice(1, 0));
  expect(saved.status).toBe(200);
  expect([await rows(staff), await rows(visitor)]).toEqual([1, 0]);
  await callAs(backend, staff, "/auth/v1/logout", {});
  expect(await rows(staff)).toBe(0);
});

test("a client may read 1,500 times in five minutes", async () => {
  const limited = await startTestBackend({ rateFactor: 0.002 });
  const read = () => limited.call("/rest/v1/articles", { from: "192.0.2.1" });
  for (let count = 0; count < 3; count += 1) expect((await read()).status).toBe(200);
  const { status, json, headers } = await read();
  expect([status, json]).toEqual([
    429,
    { code: "429", message: "Too many requests", ...noDetails },
  ]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  await limited.close();
});

test("details of an internal error are not in the response", async () => {
  const failing = await startTestBackend();
  failing.query("alter table articles rename to lost");
  const { status, json } = await failing.call("/rest/v1/articles");
  expect([status, json]).toEqual([500, { code: "XX000", message: "Internal error", ...noDetails }]);
  expect(failing.entries).toContainEqual(
    expect.objectContaining({ event: "backend request failed", level: "error" }),
  );
  await failing.close();
});
