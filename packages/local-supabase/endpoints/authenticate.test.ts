import { createHmac } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { createAccount, startTestBackend } from "../backend-fixture.ts";
import { getSecrets } from "../data-directory/secrets.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());

/** A token with these claims, signed with a key or unsigned. */
function tokenWith(claims: object, key: string | null, header: object = { alg: "HS256" }): string {
  const parts = [header, { exp: Math.floor(Date.now() / 1000) + 60, ...claims }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  );
  const hash = "alg" in header && header.alg === "HS512" ? "sha512" : "sha256";
  const signature = key && createHmac(hash, key).update(parts.join(".")).digest("base64url");
  return [...parts, signature ?? ""].join(".");
}

test("a forged or expired access token changes nothing", async () => {
  const email = "target@clinic.example";
  await createAccount(backend, email, "abc472");
  const { access_token } = (await backend.signIn(email, "abc472")).json;
  const [, payload = ""] = String(access_token).split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  const { jwt, publishable } = getSecrets(backend.dataDirectory);
  const tokens = [
    tokenWith(claims, null, { alg: "none" }),
    tokenWith(claims, "another key, long enough for the algorithm"),
    tokenWith(claims, publishable),
    tokenWith(claims, ""),
    tokenWith({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }, jwt),
    tokenWith({ ...claims, session_id: crypto.randomUUID() }, jwt),
    tokenWith({ ...claims, session_id: undefined }, jwt),
    tokenWith({ ...claims, sub: crypto.randomUUID() }, jwt),
    tokenWith({ ...claims, sub: [claims.sub] }, jwt),
    tokenWith({ ...claims, role: "service_role" }, jwt),
    tokenWith({ ...claims, exp: undefined }, jwt),
    tokenWith({ ...claims, nbf: claims.exp }, jwt),
    tokenWith({ ...claims, aud: "another service" }, jwt),
    tokenWith({ ...claims, aud: undefined }, jwt),
    tokenWith(claims, jwt, { alg: "HS512" }),
    tokenWith(claims, jwt, { alg: "HS256", crit: ["x"], x: 1 }),
    tokenWith(claims, "", { alg: "HS256", kid: "../../../dev/null" }),
    tokenWith(claims, publishable, { alg: "HS256", jwk: { kty: "oct", k: publishable } }),
    `${access_token}x`,
    String(access_token).replace(payload, payload.toLowerCase()),
  ];
  for (const token of tokens) {
    const headers = { authorization: `Bearer ${token}` };
    const body = { password: "new456", current_password: "abc472" };
    const responses = [
      await backend.user(token),
      await backend.user(token, { method: "PUT", body }),
      await backend.call("/auth/v1/logout", { method: "POST", headers }),
    ];
    for (const { status } of responses) expect([401, 403]).toContain(status);
  }
  expect((await backend.user(access_token)).status).toBe(200);
  expect((await backend.signIn(email, "abc472")).status).toBe(200);
});
