import { afterAll, expect, test } from "vitest";
import { createAccount, fragmentOf, startTestBackend, verifyPath } from "../backend-fixture.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());

const refresh = (refresh_token: unknown) =>
  backend.call("/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });

test("without the correct password, unknown, unconfirmed and wrong get the same response", async () => {
  await backend.signUp("unsure@clinic.example", "abc472");
  const responses = [
    await backend.signIn("unsure@clinic.example", "wrong1"),
    await backend.signIn("never@clinic.example", "wrong1"),
    await backend.signIn("not an address", "wrong1"),
  ];
  for (const { status, json } of responses) {
    expect([status, json.error_code]).toEqual([400, "invalid_credentials"]);
  }
});

test("a password is reset by mail once a minute, and an unknown address gets the same response", async () => {
  const email = "forgot@clinic.example";
  await createAccount(backend, email, "abc472");
  const recover = (to: string) =>
    backend.call("/auth/v1/recover?redirect_to=/reset-password", { body: { email: to } });
  const [known, unknown] = [await recover(email), await recover("unknown@clinic.example")];
  expect([known.status, known.text, [...known.headers]]).toEqual([
    unknown.status,
    unknown.text,
    [...unknown.headers],
  ]);
  for (const address of [email, "unknown@clinic.example"]) {
    expect((await recover(address)).json.error_code).toBe("over_email_send_rate_limit");
  }
  const mail = (await backend.mailsTo(email, 2)).at(-1);
  expect(mail).toMatchObject({ kind: "recovery", language: "en" });
  const followed = await backend.call(verifyPath(mail));
  expect(followed.headers.get("location")).toMatch(/^http:\/\/127\.0\.0\.1:4199\/reset-password#/);
  const { access_token, type } = fragmentOf(followed.headers);
  expect(type).toBe("recovery");
  const put = (body: object) => backend.user(access_token, { method: "PUT", body });
  expect((await put({ password: "new456" })).status).toBe(200);
  // The link was used up; now the session needs the current password like any other.
  expect((await put({ password: "new789" })).json.error_code).toBe("current_password_required");
  expect((await backend.signIn(email, "new456")).status).toBe(200);
  expect((await backend.signIn(email, "abc472")).status).toBe(400);
  expect(await backend.mailsTo("unknown@clinic.example", 0)).toEqual([]);
});

test("ten concurrent refreshes with one token give one session", async () => {
  const email = "tabs@clinic.example";
  await createAccount(backend, email, "abc472");
  const { refresh_token } = (await backend.signIn(email, "abc472")).json;
  const responses = await Promise.all(Array.from({ length: 10 }, () => refresh(refresh_token)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ json }) => json.refresh_token)).size).toBe(1);
});

test("reusing a stolen refresh token ends the session", async () => {
  await createAccount(backend, "robbed@clinic.example", "abc472");
  const first = (await backend.signIn("robbed@clinic.example", "abc472")).json;
  const second = (await refresh(first.refresh_token)).json;
  const third = (await refresh(second.refresh_token)).json;
  expect(new Set([first, second, third].map(({ refresh_token }) => refresh_token)).size).toBe(3);
  const stolen = await refresh(first.refresh_token);
  expect([stolen.status, stolen.json.error_code]).toEqual([400, "refresh_token_already_used"]);
  expect((await refresh(third.refresh_token)).status).toBe(400);
});

/** Deletes an account right after the account service has written to this table. */
function deleteDuringCall(email: string, table: "users" | "sessions", id: "id" | "user_id") {
  backend.query(`create trigger "${email} goes" after update on "auth.${table}"
    when new.${id} = (select id from "auth.users" where email = '${email}')
    begin delete from "auth.users" where email = '${email}'; end`);
}

const errors = () => backend.entries.filter((entry) => "level" in entry && entry.level === "error");

test("a sign-in during the deletion of the account gets the response for a wrong password", async () => {
  const email = "leaves@clinic.example";
  await createAccount(backend, email, "abc472");
  const wrong = await backend.signIn(email, "wrong1");
  deleteDuringCall(email, "users", "id");
  const { status, text } = await backend.signIn(email, "abc472");
  expect([status, text]).toEqual([400, wrong.text]);
  expect(errors()).toEqual([]);
});

test("a refresh during the deletion of the account gets the response for an unknown session", async () => {
  const email = "leaves-too@clinic.example";
  await createAccount(backend, email, "abc472");
  const { refresh_token } = (await backend.signIn(email, "abc472")).json;
  deleteDuringCall(email, "sessions", "user_id");
  const during = await refresh(refresh_token);
  expect([during.status, during.json.error_code]).toEqual([400, "refresh_token_not_found"]);
  expect((await refresh(refresh_token)).text).toBe(during.text);
  expect(errors()).toEqual([]);
});

test("the log contains no data of accounts", () => {
  expect(JSON.stringify(backend.entries)).not.toMatch(/@|\$2b|eyJ|abc472/);
});
