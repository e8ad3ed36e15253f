import bcrypt from "bcrypt";
import { afterAll, expect, test, vi } from "vitest";
import { createAccount, startTestBackend } from "../backend-fixture.ts";

const spies = [vi.spyOn(bcrypt, "hash"), vi.spyOn(bcrypt, "compare")];
const passwordsComputed = () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);

const backend = await startTestBackend();
await createAccount(backend, "noor@clinic.example", "abc472");
afterAll(() => {
  vi.restoreAllMocks();
  return backend.close();
});

test.each(["👁️🔒12345", "كلمة سر ١ 1", "é1́ñ漢字9", "  spaces 1  ", "'; drop table users; --1"])(
  "the password %j works for its account, and a similar one does not",
  async (password) => {
    const email = `p${Buffer.from(password).toString("hex").slice(0, 20)}@clinic.example`;
    await createAccount(backend, email, password);
    expect((await backend.signIn(email, password)).status).toBe(200);
    expect((await backend.signIn(email, `${password}.`)).status).toBe(400);
    expect((await backend.signIn(email, password.slice(0, -1))).status).toBe(400);
  },
);

test("a NUL character does not cut a password", async () => {
  await createAccount(backend, "nul@clinic.example", "abc1\u0000right");
  expect((await backend.signIn("nul@clinic.example", "abc1\u0000wrong")).status).toBe(400);
  expect((await backend.signIn("nul@clinic.example", "abc1")).status).toBe(400);
  expect((await backend.signIn("nul@clinic.example", "abc1\u0000right")).status).toBe(200);
});

test("a password of a megabyte is rejected before it is hashed", async () => {
  const password = "a1".repeat(512 * 1024);
  const email = "large@clinic.example";
  const before = passwordsComputed();
  expect((await backend.signUp(email, password)).status).toBe(413);
  expect((await backend.signIn(email, password)).status).toBe(413);
  expect(passwordsComputed()).toBe(before);
  expect((await backend.signIn(email, "wrong1")).status).toBe(400);
  expect(passwordsComputed()).toBe(before + 1);
});

test("a password of some thousand characters is wrong and not too large", async () => {
  const password = "a1".repeat(3000);
  expect((await backend.signIn("noor@clinic.example", password)).status).toBe(400);
  expect((await backend.signUp("long@clinic.example", password)).json).toMatchObject({
    error_code: "validation_failed",
    msg: "Password cannot be longer than 72 characters",
  });
});

const injections = [
  "' or '1'='1",
  "noor@clinic.example' --",
  '" or ""="',
  "noor@clinic.example'; drop table users; --",
  "%@clinic.example",
  "_oor@clinic.example",
  "noor@clinic.example\u0000",
  "noor@clinic.example\r\nBcc: evil@evil.example",
];

test.each(injections)("the address %j finds no account", async (email) => {
  expect((await backend.signIn(email, "abc472")).json.error_code).toBe("invalid_credentials");
  await backend.call("/auth/v1/recover", { body: { email } });
  expect(await backend.mailsTo("noor@clinic.example", 1)).toHaveLength(1);
});

test("the account is unchanged after all these requests", async () => {
  expect((await backend.signIn("noor@clinic.example", "abc472")).status).toBe(200);
});

test.each([...injections, "", "a".repeat(300), "\u0000"])(
  "the token %j is rejected",
  async (token) => {
    const refreshed = await backend.call("/auth/v1/token?grant_type=refresh_token", {
      body: { refresh_token: token },
    });
    expect(refreshed.status).toBe(400);
    const query = new URLSearchParams({ token, type: "signup" });
    const { headers } = await backend.call(`/auth/v1/verify?${query}`);
    expect(headers.get("location")).toContain("#error=access_denied");
    const body = { token_hash: token, type: "recovery" };
    const { status } = await backend.call("/auth/v1/verify", { body });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  },
);

test("members of another type are client errors", async () => {
  const odd = [null, 1, true, [], {}, [["abc472"]], { $ne: "" }];
  for (const value of odd) {
    for (const body of [
      { email: value, password: "abc472" },
      { email: "noor@clinic.example", password: value },
      { email: "noor@clinic.example", type: value, token: value, token_hash: value },
    ]) {
      for (const path of ["signup", "token?grant_type=password", "resend", "verify"]) {
        const { status } = await backend.call(`/auth/v1/${path}`, { body });
        expect([path, JSON.stringify(body), status >= 400 && status < 500]).toEqual([
          path,
          JSON.stringify(body),
          true,
        ]);
      }
    }
  }
});

test("an address in another script, or with SQL characters, is handled like any other", async () => {
  for (const email of ["نور@clinic.example", "o`neil+%_@clinic.example"]) {
    await createAccount(backend, email, "abc472");
    expect((await backend.signIn(email.toUpperCase(), "abc472")).json.user).toMatchObject({
      email,
    });
  }
});

// PostgREST parses a value in braces as an array; the site never sends one.
test.each([
  "eq.{}",
  'eq.{"a":1}',
  "neq.{",
  "gt.{}",
  "not.eq.{}",
  "in.({})",
  "in.(a,{b)",
  "like.{}",
  "is.{}",
])("the filter %j is a client error", async (filter) => {
  const query = new URLSearchParams({ select: "slug", title_en: filter });
  const { status } = await backend.call(`/rest/v1/articles?${query}`);
  expect(status).toBe(400);
});
