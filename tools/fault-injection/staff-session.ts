import { setStaffRole } from "local-supabase/accounts-cli";
import { totpCode } from "local-supabase/totp-code-fixture";
import type { ServerProcess } from "../test-servers/server-process.ts";
import { call, confirm, createAccount, signIn, signUp } from "./accounts.ts";

/** Creates an account and returns its access token; with a role, also the second factor. */
export async function openSession(
  site: ServerProcess,
  role: "editor" | "approver" | null,
): Promise<string> {
  const account = createAccount();
  await signUp(site, account);
  await confirm(site, account);
  if (!role) return (await signIn(site, account)).accessToken;
  setStaffRole(site.dataDirectory, account.email, role);
  const { accessToken } = await signIn(site, account);
  const factor = await post(site, "/factors", { factor_type: "totp" }, accessToken);
  const challenge = await post(site, `/factors/${factor.id}/challenge`, {}, accessToken);
  const { secret } = factor.totp as { secret: string };
  const answer = { challenge_id: challenge.id, code: totpCode(secret) };
  const session = await post(site, `/factors/${factor.id}/verify`, answer, accessToken);
  return String(session.access_token);
}

async function post(
  site: ServerProcess,
  path: string,
  body: object,
  token: string,
): Promise<Record<string, unknown>> {
  return JSON.parse((await call(site, path, "POST", { body, token })).text);
}
