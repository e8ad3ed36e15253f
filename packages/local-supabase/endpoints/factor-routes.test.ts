import { createClient } from "@supabase/supabase-js";
import { decodeJwt } from "jose";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { removeFactors } from "../accounts/accounts-cli.ts";
import { siteUrl, startTestBackend } from "../backend-fixture.ts";
import { accountLimits } from "../limits/limits.ts";
import { callAs, giveSecondFactor, signInWithRole } from "../staff/staff-session-fixture.ts";
import { totpCode } from "../staff/totp-code-fixture.ts";

const backend = await startTestBackend({ rateFactor: 1000 });
afterAll(() => backend.close());
afterEach(() => vi.useRealTimers());

const factors = "/auth/v1/factors";
const totp = { factor_type: "totp" };

/** Answers a new challenge of a factor. */
async function answer(token: string, path: string, code: string, site = backend) {
  const challenge = (await callAs(site, token, `${path}/challenge`, {})).json;
  return callAs(site, token, `${path}/verify`, { challenge_id: challenge.id, code });
}

test("the client enrolls a factor, verifies it, lists it and unenrolls it", async () => {
  await signInWithRole(backend, "client@clinic.example", "editor");
  const client = createClient(siteUrl, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.handle(new Request(input, init), "192.0.2.9") },
  });
  await client.auth.signInWithPassword({ email: "client@clinic.example", password: "abc472" });
  const { mfa } = client.auth;
  const level = async () => (await mfa.getAuthenticatorAssuranceLevel()).data;
  expect(await level()).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });

  const enrolled = await mfa.enroll({
    factorType: "totp",
    issuer: "Aurora",
    friendlyName: "Phone",
  });
  const { id = "", totp: key } = enrolled.data ?? {};
  expect(key?.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/);
  expect(key?.uri).toMatch(
    /^otpauth:\/\/totp\/Aurora:client%40clinic.example\?issuer=Aurora&secret=/,
  );
  expect((await mfa.listFactors()).data).toMatchObject({
    totp: [],
    all: [{ status: "unverified" }],
  });
  const verified = await mfa.challengeAndVerify({
    factorId: id,
    code: totpCode(key?.secret ?? ""),
  });
  expect(verified.error).toBeNull();
  expect(await level()).toMatchObject({
    currentLevel: "aal2",
    currentAuthenticationMethods: [{ method: "totp" }, { method: "password" }],
  });
  expect((await client.auth.getUser()).data.user).toMatchObject({
    app_metadata: { role: "editor" },
    factors: [{ id, status: "verified", friendly_name: "Phone" }],
  });
  await client.auth.refreshSession();
  expect(await level()).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
  expect((await mfa.unenroll({ factorId: id })).data).toEqual({ id });
  await client.auth.refreshSession();
  expect(await level()).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
});

test("the access token carries the role, the level and the methods of its session", async () => {
  const token = await signInWithRole(backend, "claims@clinic.example", "approver");
  expect(decodeJwt(token)).toMatchObject({
    aal: "aal1",
    amr: [{ method: "password", timestamp: expect.any(Number) }],
    app_metadata: { provider: "email", providers: ["email"], role: "approver" },
  });
  const { session } = await giveSecondFactor(backend, token);
  expect(decodeJwt(String(session.access_token))).toMatchObject({ aal: "aal2" });
  expect(session.refresh_token).toEqual(expect.any(String));
});

test("a code is right in its interval, one before and one after, and works once", async () => {
  const token = await signInWithRole(backend, "once@clinic.example", "editor");
  // The interval of the code must not end meanwhile.
  vi.useFakeTimers({ toFake: ["Date"] });
  const { path, secret, token: strong } = await giveSecondFactor(backend, token);
  const again = await answer(strong, path, totpCode(secret));
  expect([again.status, again.json.error_code]).toEqual([422, "mfa_verification_failed"]);
  expect((await answer(strong, path, totpCode(secret, -1))).status).toBe(422);
  expect((await answer(strong, path, totpCode(secret, 3))).status).toBe(422);
  expect((await answer(strong, path, totpCode(secret, 1))).status).toBe(200);
});

test("a challenge is answered once and expires after five minutes", async () => {
  const token = await signInWithRole(backend, "expires@clinic.example", "editor");
  const { path, secret, token: strong } = await giveSecondFactor(backend, token);
  const challenge = (await callAs(backend, strong, `${path}/challenge`, {})).json;
  const verify = (challenge_id: unknown, later = 0) =>
    callAs(backend, strong, `${path}/verify`, { challenge_id, code: totpCode(secret, later) });
  expect((await verify(challenge.id, 1)).status).toBe(200);
  expect((await verify(challenge.id, 1)).json.error_code).toBe("mfa_factor_not_found");
  vi.useFakeTimers({ toFake: ["Date"] });
  const next = (await callAs(backend, strong, `${path}/challenge`, {})).json;
  vi.setSystemTime(Date.now() + 301_000);
  expect((await verify(next.id)).json.error_code).toBe("mfa_challenge_expired");
});

test("the wrong codes of an account are limited, correct ones are not counted", async () => {
  const limited = await startTestBackend();
  const token = await signInWithRole(limited, "guess@clinic.example", "editor");
  const { path, secret, token: strong } = await giveSecondFactor(limited, token);
  vi.useFakeTimers({ toFake: ["Date"] });
  const { burst, seconds } = accountLimits.wrongCodes;
  for (let wrong = 0; wrong < burst; wrong += 1)
    expect((await answer(strong, path, "000000", limited)).status).toBe(422);
  const refused = await answer(strong, path, totpCode(secret, 1), limited);
  expect([refused.status, refused.json.error_code]).toEqual([429, "over_request_rate_limit"]);
  vi.setSystemTime(Date.now() + (seconds * 1000) / burst + 1000);
  expect((await answer(strong, path, totpCode(secret), limited)).status).toBe(200);
  await limited.close();
});

test("an ordinary account enrolls no factor, and a session cannot use a factor of another account", async () => {
  const plain = await signInWithRole(backend, "plain@clinic.example", null);
  const refused = await callAs(backend, plain, factors, totp);
  expect([refused.status, refused.json.error_code]).toEqual([422, "mfa_totp_enroll_not_enabled"]);
  const owner = await signInWithRole(backend, "owner@clinic.example", "editor");
  const { path } = await giveSecondFactor(backend, owner);
  expect((await callAs(backend, plain, `${path}/challenge`, {})).json.error_code).toBe(
    "mfa_factor_not_found",
  );
  expect((await backend.call(`${path}/challenge`, { body: {} })).status).toBe(401);
  for (const id of ["1", "%00", "__proto__"])
    expect((await callAs(backend, owner, `${factors}/${id}/challenge`, {})).status).toBe(404);
});

test("a session without the second factor changes neither factors nor the password", async () => {
  const token = await signInWithRole(backend, "thief@clinic.example", "editor");
  const { path } = await giveSecondFactor(backend, token);
  // The sign-in of somebody who knows the password, and the token from before the second factor.
  const { json } = await backend.signIn("thief@clinic.example", "abc472");
  for (const weak of [String(json.access_token), token]) {
    const enrolled = await callAs(backend, weak, factors, { ...totp, friendly_name: "theirs" });
    expect([enrolled.status, enrolled.json.error_code]).toEqual([403, "insufficient_aal"]);
    const headers = { authorization: `Bearer ${weak}` };
    const removed = await backend.call(path, { method: "DELETE", headers });
    expect([removed.status, removed.json.error_code]).toEqual([422, "insufficient_aal"]);
    const body = { password: "new 123", current_password: "abc472" };
    const changed = await backend.user(weak, { method: "PUT", body, headers });
    expect([changed.status, changed.json.error_code]).toEqual([401, "insufficient_aal"]);
  }
});

test("verifying ends the account's other sessions without a second factor", async () => {
  const token = await signInWithRole(backend, "ends@clinic.example", "editor");
  const other = (await backend.signIn("ends@clinic.example", "abc472")).json;
  await giveSecondFactor(backend, token);
  expect((await backend.user(other.access_token)).status).toBe(403);
});

test("an account has at most ten factors, each with another name", async () => {
  const token = await signInWithRole(backend, "many@clinic.example", "editor");
  const enroll = (friendly_name: string) =>
    callAs(backend, token, factors, { ...totp, friendly_name });
  for (let index = 0; index < 10; index += 1) expect((await enroll(`${index}`)).status).toBe(200);
  expect((await enroll("1")).json.error_code).toBe("mfa_factor_name_conflict");
  expect((await enroll("10")).json.error_code).toBe("too_many_enrolled_mfa_factors");
  expect((await callAs(backend, token, factors, { factor_type: "sms" })).status).toBe(400);
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 301_000);
  expect((await enroll("1")).status).toBe(200);
});

test("the operator removes the factors of a person who has lost the phone", async () => {
  const token = await signInWithRole(backend, "lost@clinic.example", "editor");
  const { token: strong } = await giveSecondFactor(backend, token);
  expect(removeFactors(backend.dataDirectory, "Lost@clinic.example")).toBe(true);
  expect((await backend.user(strong)).status).toBe(403);
  const { json } = await backend.signIn("lost@clinic.example", "abc472");
  expect(json.user).not.toHaveProperty("factors");
  expect((await giveSecondFactor(backend, String(json.access_token))).status).toBe(200);
});
