import { afterAll, expect, test } from "vitest";
import {
  createAccount,
  fragmentOf,
  siteUrl,
  startTestBackend,
  verifyPath,
} from "../backend-fixture.ts";
import { accountLimits } from "../limits/limits.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());

test("the response to a sign-up does not reveal that the address has an account", async () => {
  await createAccount(backend, "known@clinic.example", "abc472");
  await backend.signUp("await@clinic.example", "abc472");
  const shape = ({ status, headers, text }: Awaited<ReturnType<typeof backend.signUp>>) => [
    status,
    [...headers],
    text
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "<id>")
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>")
      .replace(/\w+@clinic\.example/g, "<email>"),
  ];
  const fresh = shape(await backend.signUp("fresh@clinic.example", "zzz999"));
  expect(shape(await backend.signUp("Known@clinic.example", "zzz999"))).toEqual(fresh);
  expect(shape(await backend.signUp("await@clinic.example", "zzz999"))).toEqual(fresh);
  for (const weak of ["abc12", "abcdef"]) {
    const known = await backend.signUp("known@clinic.example", weak);
    expect(known.status).toBe(422);
    expect(known.text).toBe((await backend.signUp("nobody@clinic.example", weak)).text);
  }
  expect((await backend.signIn("known@clinic.example", "zzz999")).json.error_code).toBe(
    "invalid_credentials",
  );
  expect((await backend.signIn("known@clinic.example", "abc472")).status).toBe(200);
  expect(await backend.mailsTo("await@clinic.example", 1)).toHaveLength(1);
});

test("a later sign-up mails a new link to an unconfirmed address, and a notice to a confirmed one", async () => {
  await backend.signUp("patient@clinic.example", "abc472");
  await createAccount(backend, "settled@clinic.example", "abc472");
  const { burst } = accountLimits.repeatedSignUp;
  for (let turn = 0; turn < burst + 2; turn += 1) {
    const aMinuteAgo = new Date(Date.now() - 61_000).toISOString();
    backend.query(`update "auth.users" set confirmation_sent_at = ?`, aMinuteAgo);
    await backend.signUp("patient@clinic.example", "abc472", "/login?lang=ar");
    await backend.signUp("settled@clinic.example", "zzz999", "/login?lang=ar");
  }
  const mails = await backend.mailsTo("patient@clinic.example", burst + 1);
  expect(mails.map(({ language }) => language)).toEqual(["en", ...Array(burst).fill("ar")]);
  const [first, ...later] = await backend.mailsTo("settled@clinic.example", burst + 1);
  expect(first?.kind).toBe("signup");
  expect(later.map(({ kind, language, link }) => [kind, language, link])).toEqual(
    Array(burst).fill(["account_exists", "ar", `${siteUrl}/login?lang=ar`]),
  );
  expect((await backend.call(verifyPath(mails.at(-1)))).headers.get("location")).toContain(
    "/login?lang=ar#access_token=",
  );
  expect((await backend.signIn("patient@clinic.example", "abc472")).status).toBe(200);
});

test("a confirmation can be requested again, and only the new link works", async () => {
  const email = "again@clinic.example";
  await backend.signUp(email, "abc472");
  const body = { email, type: "signup" };
  expect((await backend.call("/auth/v1/resend?redirect_to=/login%3Flang=ar", { body })).text).toBe(
    "{}",
  );
  const [first, second] = await backend.mailsTo(email, 2);
  expect(second?.language).toBe("ar");
  const old = await backend.call(verifyPath(first));
  expect(fragmentOf(old.headers)).toMatchObject({ error_code: "otp_expired" });
  const current = await backend.call(verifyPath(second));
  expect(fragmentOf(current.headers)).toHaveProperty("access_token");
  expect((await backend.call("/auth/v1/resend", { body })).json.error_code).toBe(
    "over_email_send_rate_limit",
  );
});
