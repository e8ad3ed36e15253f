import { afterAll, expect, test } from "vitest";
import {
  fragmentOf,
  siteUrl,
  startTestBackend,
  tokenHashOf,
  verifyPath,
} from "../backend-fixture.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());

/** Moves the last confirmation mail into the past: two mails are at least a minute apart. */
function allowNextMail() {
  const aMinuteAgo = new Date(Date.now() - 61_000).toISOString();
  backend.query(`update "auth.users" set confirmation_sent_at = ?`, aMinuteAgo);
}

const follow = async (email: string, mails: number) =>
  (await backend.call(verifyPath((await backend.mailsTo(email, mails)).at(-1)))).headers;

const codeOf = async (email: string, password: string) =>
  (await backend.signIn(email, password)).json.error_code ?? "signed in";

test.each([
  ["at once", 1, () => {}],
  ["later, with a new link", 2, allowNextMail],
])(
  "after two sign-ups with one address, the second %s, the recipient of the mail chooses the password",
  async (when, mails, pause) => {
    const email = `${when.slice(0, 2)}@clinic.example`;
    await backend.signUp(email, "first7", "/login?lang=ar");
    pause();
    await backend.signUp(email, "second2", "/login?lang=ar");
    expect(await backend.mailsTo(email, mails)).toHaveLength(mails);
    const headers = await follow(email, mails);
    expect(headers.get("location")).toMatch(`${siteUrl}/reset-password?lang=ar#`);
    const { access_token, type } = fragmentOf(headers);
    expect(type).toBe("recovery");
    for (const password of ["first7", "second2"]) {
      expect(await codeOf(email, password)).toBe("invalid_credentials");
    }
    const put = (password: string) =>
      backend.user(access_token, { method: "PUT", body: { password } });
    expect((await put("second2")).status).toBe(200);
    expect((await put("third3")).json.error_code).toBe("current_password_required");
    expect([await codeOf(email, "first7"), await codeOf(email, "second2")]).toEqual([
      "invalid_credentials",
      "signed in",
    ]);
  },
);

test("two concurrent sign-ups leave no password", async () => {
  const email = "race@clinic.example";
  const passwords = ["first7", "second2"];
  const responses = await Promise.all(passwords.map((password) => backend.signUp(email, password)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(fragmentOf(await follow(email, 1)).type).toBe("recovery");
  for (const password of passwords) {
    expect(await codeOf(email, password)).toBe("invalid_credentials");
  }
});

test("a second sign-up with the same password leaves the password valid", async () => {
  const email = "same@clinic.example";
  await backend.signUp(email, "first7");
  allowNextMail();
  await backend.signUp(email, "first7");
  const headers = await follow(email, 2);
  expect(headers.get("location")).toMatch(`${siteUrl}/login#`);
  expect(fragmentOf(headers).type).toBe("signup");
  expect(await codeOf(email, "first7")).toBe("signed in");
});

test("the token hash of such a link, sent by POST, has the same effect", async () => {
  const email = "coded@clinic.example";
  await backend.signUp(email, "first7");
  await backend.signUp(email, "second2");
  const [mail] = await backend.mailsTo(email, 1);
  const body = { token_hash: tokenHashOf(mail), type: "signup" };
  const { json } = await backend.call("/auth/v1/verify", { body });
  const chosen = { method: "PUT", body: { password: "third3" } };
  expect((await backend.user(json.access_token, chosen)).status).toBe(200);
});

test.each(["link", "code"])(
  "a recovery %s that also confirms the account deletes a password that somebody else chose",
  async (way) => {
    const email = `${way}@clinic.example`;
    await backend.signUp(email, "first7");
    await backend.call("/auth/v1/recover", { body: { email } });
    const mail = (await backend.mailsTo(email, 2)).at(-1);
    const body = { token_hash: tokenHashOf(mail), type: "recovery" };
    await (way === "link"
      ? backend.call(verifyPath(mail))
      : backend.call("/auth/v1/verify", { body }));
    expect(await codeOf(email, "first7")).toBe("invalid_credentials");
  },
);
