import { afterAll, expect, test } from "vitest";
import {
  createAccount,
  fragmentOf,
  siteUrl,
  startTestBackend,
  verifyPath,
} from "../backend-fixture.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());

test("a HEAD request does not use up a link, and a GET request does", async () => {
  await backend.signUp("once@clinic.example", "abc472");
  const [mail] = await backend.mailsTo("once@clinic.example", 1);
  const path = verifyPath(mail);
  expect((await backend.call(path, { method: "HEAD" })).status).toBe(405);
  expect(fragmentOf((await backend.call(path)).headers)).toHaveProperty("access_token");
  const again = await backend.call(path);
  expect(fragmentOf(again.headers)).toMatchObject({ error_code: "otp_expired" });
});

test.each(["?", "?type=recovery", "?type=other&token=x", "?type=signup&token=%E0%A4%A"])(
  "an invalid link, %s, leads to the site with an error",
  async (query) => {
    const { status, headers } = await backend.call(`/auth/v1/verify${query}`);
    expect(status).toBe(303);
    expect(headers.get("location")).toMatch(/^http:\/\/127\.0\.0\.1:4199\/#error=access_denied/);
  },
);

const foreignUrls = [
  "https://evil.example",
  "//evil.example/login",
  "/\\evil.example/login",
  "/\t/evil.example/login",
  "javascript:alert(1)",
  "http://127.0.0.1:4198/login",
  "https://127.0.0.1:4199/login",
  "http://127.0.0.1:4199@evil.example/login",
  "http://127.0.0.1:4199%2f@evil.example/login",
  "%2f%2fevil.example/login",
  "/other",
  "/login/../other",
];

test("a link never redirects to another site", async () => {
  for (const target of foreignUrls) {
    const query = new URLSearchParams({ type: "signup", token: "x", redirect_to: target });
    const { headers } = await backend.call(`/auth/v1/verify?${query}`);
    expect(headers.get("location")).toMatch(/^http:\/\/127\.0\.0\.1:4199\/#error=/);
  }
});

test("a mail never names another site as its target", async () => {
  for (const [turn, target] of foreignUrls.entries()) {
    const email = `redirected${turn}@clinic.example`;
    const query = new URLSearchParams({ redirect_to: target });
    await backend.call(`/auth/v1/signup?${query}`, { body: { email, password: "abc472" } });
    const link = new URL((await backend.mailsTo(email, 1))[0]?.link ?? "");
    expect([link.origin, link.pathname, link.hash.includes("redirect_to")]).toEqual([
      siteUrl,
      "/confirm",
      false,
    ]);
  }
});

/** Moves the time at which the links of an account were mailed into the past. */
function age(email: string, milliseconds: number) {
  const at = new Date(Date.now() - milliseconds).toISOString();
  const sent = "confirmation_sent_at = ?, recovery_sent_at = ?";
  backend.query(`update "auth.users" set ${sent} where email = ?`, at, at, email);
}

test("a link expires after an hour, and a new one can be requested", async () => {
  const email = "late@clinic.example";
  await backend.signUp(email, "abc472");
  const [mail] = await backend.mailsTo(email, 1);
  age(email, 3_700_000);
  const followed = await backend.call(verifyPath(mail));
  expect(fragmentOf(followed.headers)).toMatchObject({ error_code: "otp_expired" });
  await backend.call("/auth/v1/resend", { body: { email, type: "signup" } });
  const again = (await backend.mailsTo(email, 2)).at(-1);
  expect(fragmentOf((await backend.call(verifyPath(again))).headers)).toHaveProperty(
    "access_token",
  );
});

test("a recovery link works once, within an hour, for its own kind and with its complete token", async () => {
  const email = "recover@clinic.example";
  await createAccount(backend, email, "abc472");
  await backend.call("/auth/v1/recover", { body: { email } });
  const path = verifyPath((await backend.mailsTo(email, 2)).at(-1));
  const errorOf = async (changed: string) =>
    fragmentOf((await backend.call(changed)).headers).error_code;
  age(email, 3_700_000);
  expect(await errorOf(path)).toBe("otp_expired");
  age(email, 0);
  const token = new URL(path, siteUrl).searchParams.get("token") ?? "";
  for (const mangled of [
    path.replace("recovery", "signup"),
    path.replace("recovery", "email_change"),
    path.replace("recovery", "magiclink"),
    path.replace(token, token.slice(0, -1)),
    path.replace(token, `${token}a`),
    path.replace(token, token.toUpperCase()),
    path.replace(token, `${token}%20`),
    path.replace(token, `${token}%00`),
  ]) {
    expect([mangled, await errorOf(mangled)]).toEqual([mangled, "otp_expired"]);
  }
  const [one, other] = await Promise.all([backend.call(path), backend.call(path)]);
  const opened = [one, other].filter(({ headers }) => "access_token" in fragmentOf(headers));
  expect(opened).toHaveLength(1);
});
