import type { StaffRole } from "../accounts/account.ts";
import { setStaffRole } from "../accounts/accounts-cli.ts";
import { createAccount, type TestBackend } from "../backend-fixture.ts";
import { totpCode } from "./totp-code-fixture.ts";

const password = "abc472";

/** Creates a confirmed account with this role, and returns an access token without a second factor. */
export async function signInWithRole(
  backend: TestBackend,
  email: string,
  role: StaffRole | null,
): Promise<string> {
  await createAccount(backend, email, password);
  if (role) setStaffRole(backend.dataDirectory, email, role);
  return String((await backend.signIn(email, password)).json.access_token);
}

/** Sends a request to an account endpoint with an access token. */
export function callAs(backend: TestBackend, token: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}` };
  return backend.call(path, { headers, ...(body && { body }) });
}

/** Enrolls a factor and answers its first challenge. Returns the secret and the new tokens. */
export async function giveSecondFactor(backend: TestBackend, token: string) {
  const enroll = { factor_type: "totp", friendly_name: "phone" };
  const factor = (await callAs(backend, token, "/auth/v1/factors", enroll)).json;
  const { secret } = factor.totp as { secret: string };
  const path = `/auth/v1/factors/${factor.id}`;
  const challenge = (await callAs(backend, token, `${path}/challenge`, {})).json;
  const answer = { challenge_id: challenge.id, code: totpCode(secret) };
  const { json, status } = await callAs(backend, token, `${path}/verify`, answer);
  return { secret, path, status, session: json, token: String(json.access_token) };
}
