import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../backend-fixture.ts";
import { clientLimits } from "../limits/limits.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());

test("the settings name e-mail and password as the only way to sign in", async () => {
  const { status, json } = await backend.call("/auth/v1/settings");
  expect(status).toBe(200);
  expect(json).toEqual({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
  });
  const health = await backend.call("/auth/v1/health");
  expect([health.status, health.json]).toMatchObject([200, { name: "GoTrue" }]);
});

test("mail links and the key set need no public key, all other requests do", async () => {
  const call = (path: string, method: string) =>
    backend.handle(new Request(`http://127.0.0.1/auth/v1/${path}`, { method }), "192.0.2.1");
  expect((await call("verify?token=1&type=signup", "GET")).status).toBe(303);
  expect((await call("verify?token=1&type=signup", "HEAD")).status).toBe(405);
  expect(await (await call(".well-known/jwks.json", "GET")).json()).toEqual({ keys: [] });
  for (const [path, method] of [
    ["verify", "POST"],
    ["settings", "GET"],
    ["settings", "HEAD"],
  ] as const) {
    const response = await call(path, method);
    expect([response.status, await response.json()]).toEqual([
      401,
      { message: "No API key found in request", hint: "No `apikey` request header was found." },
    ]);
  }
});

test("a disabled endpoint has the error of GoTrue", async () => {
  for (const path of ["/otp", "/admin/users", "/factors/1/2/verify", "/%E0%A4%A", "/__proto__"]) {
    const { status, json } = await backend.call(`/auth/v1${path}`, { body: {} });
    expect([status, json]).toEqual([
      404,
      { code: 404, error_code: "not_found", msg: "This endpoint is not enabled" },
    ]);
  }
  const { status, json } = await backend.call("/auth/v1/user/identities/authorize");
  expect([status, json]).toEqual([
    404,
    { code: 404, error_code: "manual_linking_disabled", msg: "Manual linking is disabled" },
  ]);
});

test("a body that cannot be read has the error of GoTrue", async () => {
  const large = await backend.call("/auth/v1/signup", { body: "x".repeat(9000) });
  expect(large.json).toEqual({
    code: 413,
    error_code: "request_too_large",
    msg: "Request body too large",
  });
  const broken = await backend.call("/auth/v1/signup", { body: "{" });
  expect(broken.json).toEqual({
    code: 400,
    error_code: "bad_json",
    msg: "Could not parse request body as JSON",
  });
});

test("an endpoint of factors has their methods only", async () => {
  const allowed = async (path: string) =>
    (await backend.call(`/auth/v1${path}`, { method: "PATCH" })).headers.get("allow");
  expect(await allowed("/factors")).toBe("POST");
  expect(await allowed("/factors/1")).toBe("DELETE");
  expect(await allowed("/factors/1/challenge")).toBe("POST");
  expect(await allowed("/factors/1/verify")).toBe("POST");
  expect(await allowed("/factors/1/2")).toBeNull();
  expect(await allowed("/user/factors/1")).toBeNull();
});

const { mail, otherEndpoints, refresh, signUpAndIn, verify } = clientLimits;

test.each([
  ["a refresh of a session", refresh, "/token?grant_type=refresh_token", { refresh_token: "x" }],
  ["a call of an account", otherEndpoints, "/user", undefined],
  ["a code of a factor", verify, "/factors/1/verify", {}],
  ["a code of a mail", verify, "/verify", { type: "signup", token: "1" }],
  ["a sign-in", signUpAndIn, "/token?grant_type=password", { email: "x", password: "y" }],
])(
  "with a tenth of the limits a client may send %s a tenth as often",
  async (_, limit, path, body) => {
    const most = Math.floor(limit.burst / 10);
    const limited = await startTestBackend({ rateFactor: 0.1 });
    const statuses: number[] = [];
    for (let count = 0; count <= most; count += 1) {
      const { status } = await limited.call(`/auth/v1${path}`, {
        from: "192.0.2.1",
        ...(body && { body }),
      });
      statuses.push(status);
    }
    expect(statuses.slice(0, -1)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    await limited.close();
  },
);

test("sign-ups and sign-ins, and the requested mails, count together", async () => {
  const limited = await startTestBackend({ rateFactor: 0.1 });
  const statusOf = async (path: string, from: string) =>
    (await limited.call(`/auth/v1${path}`, { from, body: { email: "x", password: "y" } })).status;
  for (const [limit, first, second] of [
    [signUpAndIn, "/signup", "/token?grant_type=password"],
    [mail, "/recover", "/resend"],
  ] as const) {
    const from = `192.0.2.${first.length}`;
    for (let count = 1; count <= limit.burst / 10; count += 1)
      expect(await statusOf(first, from)).not.toBe(429);
    expect(await statusOf(second, from)).toBe(429);
  }
  await limited.close();
});
