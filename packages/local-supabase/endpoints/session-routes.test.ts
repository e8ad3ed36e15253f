import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createAccount,
  fragmentOf,
  pressed,
  startTestBackend,
  type TestBackend,
} from "../backend-fixture.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

test("unknown, unconfirmed and wrong are told apart by nobody without the password", async () => {
  await backend.signUp("unsure@clinic.example", "abc123");
  const answers = [
    await backend.signIn("unsure@clinic.example", "wrong1"),
    await backend.signIn("never@clinic.example", "wrong1"),
    await backend.signIn("not an address", "wrong1"),
  ];
  for (const { status, json } of answers) {
    expect([status, json.error_code]).toEqual([400, "invalid_credentials"]);
  }
});

test("a lost password is replaced by mail, once a minute, and an unknown address sees the same", async () => {
  const email = "forgot@clinic.example";
  await createAccount(backend, email, "abc123");
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
  const followed = await backend.call(pressed(mail));
  expect(followed.headers.get("location")).toMatch(/^http:\/\/127\.0\.0\.1:4199\/reset-password#/);
  const { access_token, type } = fragmentOf(followed.headers);
  expect(type).toBe("recovery");
  const put = (body: object) => backend.user(access_token, { method: "PUT", body });
  expect((await put({ password: "new456" })).status).toBe(200);
  // The link stood for the password once; from now on the session is like any other.
  expect((await put({ password: "new789" })).json.error_code).toBe("current_password_required");
  expect((await backend.signIn(email, "new456")).status).toBe(200);
  expect((await backend.signIn(email, "abc123")).status).toBe(400);
  expect(await backend.mailsTo("unknown@clinic.example", 0)).toEqual([]);
});

test("ten refreshes of one token at once end in one session", async () => {
  const email = "tabs@clinic.example";
  await createAccount(backend, email, "abc123");
  const { refresh_token } = (await backend.signIn(email, "abc123")).json;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      backend.call("/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ json }) => json.refresh_token)).size).toBe(1);
});

/** Deletes an account the moment that the account service, half-way through a call, has written to this table. */
function deleteDuringCall(email: string, table: "users" | "sessions", id: "id" | "user_id") {
  const database = new DatabaseSync(join(backend.dataDirectory, "app.db"));
  database.exec(`create trigger "${email} goes" after update on "auth.${table}"
    when new.${id} = (select id from "auth.users" where email = '${email}')
    begin delete from "auth.users" where email = '${email}'; end`);
  database.close();
}

const errors = () => backend.entries.filter((entry) => "level" in entry && entry.level === "error");

test("a sign-in while the account is deleted gets what a wrong password gets", async () => {
  const email = "leaves@clinic.example";
  await createAccount(backend, email, "abc123");
  const wrong = await backend.signIn(email, "wrong1");
  deleteDuringCall(email, "users", "id");
  const { status, text } = await backend.signIn(email, "abc123");
  expect([status, text]).toEqual([400, wrong.text]);
  expect(errors()).toEqual([]);
});

test("a refresh while the account is deleted gets what an unknown session gets", async () => {
  const email = "leaves-too@clinic.example";
  await createAccount(backend, email, "abc123");
  const { refresh_token } = (await backend.signIn(email, "abc123")).json;
  deleteDuringCall(email, "sessions", "user_id");
  const refresh = () =>
    backend.call("/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });
  const during = await refresh();
  expect([during.status, during.json.error_code]).toEqual([400, "refresh_token_not_found"]);
  expect((await refresh()).text).toBe(during.text);
  expect(errors()).toEqual([]);
});

test("nothing of an account reaches the log", () => {
  expect(JSON.stringify(backend.entries)).not.toMatch(/@|\$2b|eyJ|abc123/);
});
