import { afterAll, expect, test } from "vitest";
import {
  createAccount,
  fragmentOf,
  siteUrl,
  startTestBackend,
  tokenHashOf,
  verifyPath,
} from "../backend-fixture.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());

/** An account that requests a change of address from the Arabic dashboard. */
async function requestEmailChange(from: string, to: string) {
  await createAccount(backend, from, "abc472");
  const session = (await backend.signIn(from, "abc472")).json;
  const authorization = `Bearer ${session.access_token}`;
  const ask = (email: string) =>
    backend.call("/auth/v1/user?redirect_to=/dashboard%3Flang%3Dar", {
      method: "PUT",
      body: { email, current_password: "abc472" },
      headers: { authorization },
    });
  return { session, ask, response: await ask(to) };
}

const follow = async (mail: Parameters<typeof verifyPath>[0]) => {
  const { headers } = await backend.call(verifyPath(mail));
  expect(headers.get("location")).toMatch(`${siteUrl}/dashboard?lang=ar#`);
  return fragmentOf(headers);
};

const latestTo = async (email: string, count: number) =>
  (await backend.mailsTo(email, count)).at(-1);

test.each([
  ["the new address first", "a"],
  ["the current address first", "b"],
])("an account gets its new address when both addresses have confirmed, %s", async (_, letter) => {
  const [from, to] = [`${letter}-old@clinic.example`, `${letter}-new@clinic.example`];
  const { session, response } = await requestEmailChange(from, to.toUpperCase());
  expect(response.json).toMatchObject({ email: from, new_email: to });
  const [current, next] = [await latestTo(from, 2), await latestTo(to, 1)];
  for (const mail of [current, next]) {
    expect(mail).toMatchObject({ kind: "email_change", language: "ar" });
    expect(mail?.text).toContain(to);
  }
  const [first, second] = letter === "a" ? [next, current] : [current, next];
  expect((await follow(first)).message).toMatch(/^Confirmation link accepted/);
  expect((await follow(first)).error_code).toBe("otp_expired");
  expect((await backend.user(session.access_token)).json.email).toBe(from);
  const { access_token, type } = await follow(second);
  expect(type).toBe("email_change");
  expect((await follow(second)).error_code).toBe("otp_expired");

  const user = (await backend.user(access_token)).json;
  expect(user).toMatchObject({ email: to, user_metadata: { email: to } });
  expect(user).not.toHaveProperty("new_email");
  expect((await backend.user(session.access_token)).status).toBe(200);
  expect((await backend.signIn(to, "abc472")).status).toBe(200);
  expect((await backend.signIn(from, "abc472")).status).toBe(400);
  const notice = await latestTo(from, 3);
  expect(notice).toMatchObject({ kind: "email_changed" });
  expect(notice?.text).toContain(to);
});

test("the response does not reveal that the new address has an account, and only its owner gets a notice", async () => {
  const taken = "owner@clinic.example";
  await createAccount(backend, taken, "abc472");
  const free = await requestEmailChange("mover@clinic.example", "free@clinic.example");
  const { session, response } = await requestEmailChange("prober@clinic.example", taken);
  const shapeOf = ({ status, headers, json }: typeof response) => [
    status,
    [...headers.keys()],
    Object.keys(json),
    Object.keys(json.user_metadata as object),
  ];
  expect(shapeOf(response)).toEqual(shapeOf(free.response));
  expect(response.json.new_email).toBe(taken);
  expect(await latestTo(taken, 2)).toMatchObject({ kind: "account_exists", language: "ar" });

  const approval = await latestTo("prober@clinic.example", 2);
  expect((await follow(approval)).message).toMatch(/^Confirmation link accepted/);
  expect((await follow(approval)).error_code).toBe("otp_expired");
  expect((await backend.user(session.access_token)).json.email).toBe("prober@clinic.example");
});

test("an address that another account has taken meanwhile stays there", async () => {
  const { session } = await requestEmailChange("slow@clinic.example", "wanted@clinic.example");
  const next = await latestTo("wanted@clinic.example", 1);
  await follow(await latestTo("slow@clinic.example", 2));
  await backend.signUp("wanted@clinic.example", "zzz999");
  expect((await follow(next)).error_code).toBe("otp_expired");
  expect((await backend.user(session.access_token)).json.email).toBe("slow@clinic.example");
});

test("neither link completes the change alone, also when it is used twice", async () => {
  const { session } = await requestEmailChange("sly@clinic.example", "sly-new@clinic.example");
  const mail = await latestTo("sly-new@clinic.example", 1);
  const token_hash = tokenHashOf(mail);
  const send = (type: string) => backend.call("/auth/v1/verify", { body: { token_hash, type } });
  for (const type of ["signup", "recovery"]) {
    expect((await send(type)).json.error_code).toBe("otp_expired");
  }
  for (const type of ["magiclink", "reauthentication", "email", "", "__proto__"]) {
    expect((await send(type)).status).toBe(400);
  }
  expect((await send("email_change")).json.msg).toMatch(/^Confirmation link accepted/);
  expect((await send("email_change")).json.error_code).toBe("otp_expired");
  expect((await backend.user(session.access_token)).json.email).toBe("sly@clinic.example");
});

test("a change link expires after an hour", async () => {
  await requestEmailChange("aged@clinic.example", "aged-new@clinic.example");
  backend.query(
    `update "auth.users" set email_change_sent_at = ? where email = ?`,
    new Date(Date.now() - 3_700_000).toISOString(),
    "aged@clinic.example",
  );
  const mail = await latestTo("aged-new@clinic.example", 1);
  expect((await follow(mail)).error_code).toBe("otp_expired");
});

test("an account can request a change once a minute, and the current address changes nothing", async () => {
  const { ask } = await requestEmailChange("often@clinic.example", "one@clinic.example");
  const again = await ask("two@clinic.example");
  expect([again.status, again.json.error_code]).toEqual([429, "over_email_send_rate_limit"]);
  expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
  const same = await ask("often@clinic.example");
  expect([same.status, same.json.new_email]).toEqual([200, "one@clinic.example"]);
  expect(await backend.mailsTo("two@clinic.example", 0)).toEqual([]);
});
