import { afterAll, afterEach, expect, test, vi } from "vitest";
import { createAccount, startTestBackend } from "../backend-fixture.ts";
import { bearerOf, createAccessTokens } from "./access-token.ts";

const email = "noor@clinic.example";

const backend = await startTestBackend();
await createAccount(backend, email, "abc472");
afterAll(() => backend.close());
afterEach(() => vi.useRealTimers());

/** The header and the claims of a token. */
function partsOf(token: unknown): unknown[] {
  const parts = String(token).split(".").slice(0, 2);
  return parts.map((part) => JSON.parse(Buffer.from(part, "base64url").toString()));
}

test("a token has the claims of GoTrue, with times in seconds", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T08:00:00.900Z") });
  const now = Date.parse("2026-11-21T08:00:00Z") / 1000;
  const { json } = await backend.signIn(email, "abc472");
  const [header, claims] = partsOf(json.access_token);
  expect(header).toEqual({ alg: "HS256", typ: "JWT" });
  expect(claims).toEqual({
    aud: "authenticated",
    role: "authenticated",
    email,
    sub: expect.stringMatching(/^[\da-f-]{36}$/),
    session_id: expect.stringMatching(/^[\da-f-]{36}$/),
    iat: now,
    exp: now + Number(json.expires_in),
    aal: "aal1",
    amr: [{ method: "password", timestamp: now }],
    app_metadata: { provider: "email", providers: ["email"] },
  });
});

test("a token is read until it expires, by its installation only", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T08:00:00Z") });
  const tokens = createAccessTokens("a secret of this installation", 60);
  const account = { id: "account", email, staffRole: null };
  const session = { id: "session", account, aal: "aal2", amr: [] } as unknown;
  const { token } = await tokens.sign(session as Parameters<typeof tokens.sign>[0]);
  const claims = { role: "authenticated", accountId: "account", sessionId: "session", aal: "aal2" };
  expect(await tokens.read(token)).toEqual(claims);
  expect(await createAccessTokens("another secret", 60).read(token)).toBe("invalid");
  for (const broken of ["", "x.y.z", `${token}x`])
    expect(await tokens.read(broken)).toBe("invalid");
  vi.setSystemTime(Date.parse("2026-11-21T08:01:01Z"));
  expect(await tokens.read(token)).toBe("expired");
});

test.each([
  ["Bearer token", "token"],
  ["bearer   token", "token"],
  ["Bearer token more", undefined],
  ["Basic Bearer token", undefined],
  ["Bearer", undefined],
  ["token", undefined],
])("the header %j has the token %j", (authorization, token) => {
  const request = new Request("http://127.0.0.1", { headers: { authorization } });
  expect(bearerOf(request)).toBe(token);
});

test("a request without the header has no token", () => {
  expect(bearerOf(new Request("http://127.0.0.1"))).toBeUndefined();
});
