import { afterAll, expect, test } from "vitest";
import {
  createAccount,
  fragmentOf,
  siteUrl,
  startTestBackend,
  tokenHashOf,
  verifyPath,
} from "../backend-fixture.ts";
import { accountLimits } from "../limits/limits.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());

/** A signed-in account with the password `abc472`. */
async function signedIn(email: string) {
  await createAccount(backend, email, "abc472");
  const session = async () => (await backend.signIn(email, "abc472")).json.access_token;
  const here = await session();
  const put = (body: object, headers: Record<string, string> = {}, from?: string) => {
    const authorization = `Bearer ${here}`;
    return backend.user(here, {
      method: "PUT",
      body,
      headers: { authorization, ...headers },
      ...(from && { from }),
    });
  };
  return { here, put, session };
}

/** A session from a recovery link. */
async function recovered(email: string) {
  await backend.call("/auth/v1/recover?redirect_to=/reset-password", { body: { email } });
  const mail = (await backend.mailsTo(email, 2)).at(-1);
  const { access_token } = fragmentOf((await backend.call(verifyPath(mail))).headers);
  return (body: object) => backend.user(access_token, { method: "PUT", body });
}

test("a new password needs the current one, ends the other sessions and keeps this one", async () => {
  const { here, put, session } = await signedIn("two@clinic.example");
  const there = await session();
  const current_password = "abc472";
  const codeOf = async (body: object) => {
    const { status, json } = await put(body);
    return [status, json.error_code];
  };
  expect(await codeOf({ password: "new456" })).toEqual([400, "current_password_required"]);
  expect(await codeOf({ password: "new456", current_password: "" })).toEqual([
    400,
    "current_password_required",
  ]);
  expect(await codeOf({ password: "new456", current_password: "abc124" })).toEqual([
    400,
    "current_password_invalid",
  ]);
  expect(await codeOf({ password: "abc472", current_password })).toEqual([422, "same_password"]);
  expect(await codeOf({ password: "abcdef", current_password })).toEqual([422, "weak_password"]);
  expect(await codeOf({ password: "1".repeat(73), current_password })).toEqual([
    400,
    "validation_failed",
  ]);
  expect((await backend.user(there)).status).toBe(200);
  expect(await codeOf({ password: "new456", current_password })).toEqual([200, undefined]);
  expect((await backend.user(here)).status).toBe(200);
  expect((await backend.user(there)).status).toBe(403);
  expect((await backend.signIn("two@clinic.example", "new456")).status).toBe(200);
});

test("the owner gets a notice of a new password in the language of the page", async () => {
  const { put } = await signedIn("notified@clinic.example");
  const referer = `${siteUrl}/dashboard?lang=ar`;
  await put({ password: "new456", current_password: "abc472" }, { referer });
  const mail = (await backend.mailsTo("notified@clinic.example", 2)).at(-1);
  expect(mail).toMatchObject({
    kind: "password_changed",
    language: "ar",
    link: `${siteUrl}/forgot-password?lang=ar`,
  });
});

test("only the password or the address can be changed, one at a time", async () => {
  const { put } = await signedIn("same@clinic.example");
  const current_password = "abc472";
  for (const body of [
    {},
    { password: "new456", data: { role: "x" } },
    { app_metadata: { role: "service_role" } },
    { phone: "+96800000001" },
    { password: "new456", email: "other@clinic.example" },
    { role: "service_role" },
  ]) {
    expect((await put({ ...body, current_password })).status).toBe(422);
  }
  expect((await put({ email: "not an address", current_password })).status).toBe(400);
});

test("without a session the response reveals nothing about a password", async () => {
  await createAccount(backend, "shut@clinic.example", "abc472");
  const body = { password: "new456", current_password: "abc472" };
  for (const token of ["", "nonsense", "a.b.c"]) {
    const { status } = await backend.user(token, { method: "PUT", body });
    expect([401, 403]).toContain(status);
  }
});

test("one client can guess the current password as often as at the sign-in", async () => {
  const { put } = await signedIn("guessed@clinic.example");
  const guess = (from: string, current_password = "wrong1") =>
    put({ password: "new456", current_password }, {}, from);
  const { burst } = accountLimits.wrongPasswordsFromClient;
  for (let turn = 0; turn < burst; turn += 1) {
    expect((await guess("192.0.2.77")).json.error_code).toBe("current_password_invalid");
  }
  const refused = await guess("192.0.2.77", "abc472");
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await guess("192.0.2.78", "abc472")).status).toBe(200);
});

test("a recovery link replaces the current password for an hour", async () => {
  await createAccount(backend, "late@clinic.example", "abc472");
  const put = await recovered("late@clinic.example");
  expect((await put({ email: "new@clinic.example" })).json.error_code).toBe(
    "current_password_required",
  );
  const setStart = (time: number) =>
    backend.query(
      `update "auth.sessions" set created_at = ? where tag = 'recovery'`,
      new Date(time).toISOString(),
    );
  setStart(Date.now() - 3_700_000);
  expect((await put({ password: "new456" })).json.error_code).toBe("current_password_required");
  setStart(Date.now());
  expect((await put({ password: "new456" })).status).toBe(200);
});

test("a recovery link sets one password, also with concurrent requests", async () => {
  await createAccount(backend, "parallel@clinic.example", "abc472");
  const put = await recovered("parallel@clinic.example");
  expect((await put({ password: "weak" })).json.error_code).toBe("weak_password");
  const passwords = ["new451", "new452", "new453"];
  const responses = await Promise.all(passwords.map((password) => put({ password })));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const opened = await Promise.all(
    passwords.map((password) => backend.signIn("parallel@clinic.example", password)),
  );
  expect(opened.map(({ status }) => status)).toEqual(responses.map(({ status }) => status));
});

test("the token hash of a recovery link, sent by POST, has the same effect", async () => {
  const email = "hash@clinic.example";
  await createAccount(backend, email, "abc472");
  await backend.call("/auth/v1/recover", { body: { email } });
  const token_hash = tokenHashOf((await backend.mailsTo(email, 2)).at(-1));
  const verified = await backend.call("/auth/v1/verify", {
    body: { token_hash, type: "recovery" },
  });
  expect(verified.status).toBe(200);
  const body = { password: "new456" };
  const changed = await backend.user(verified.json.access_token, { method: "PUT", body });
  expect(changed.status).toBe(200);
});
