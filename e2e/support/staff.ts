import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { setStaffRole } from "local-supabase/accounts-cli";
import { totpCode } from "local-supabase/totp-code-fixture";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { newEmail, parseMailLink, sessionKey } from "./accounts.ts";

/** A staff account of one server, signed in with its second factor. */
export interface StaffAccount {
  email: string;
  password: string;
  /** Key of the authenticator app. */
  secret: string;
  /** The stored session, as Supabase's client writes it. */
  session: { access_token: string };
}

type Json = Record<string, unknown>;

/** Creates and confirms an account with a role; null is an ordinary account. */
export async function createAccountWithRole(
  server: ServerProcess,
  role: "editor" | "approver" | null,
): Promise<{ email: string; password: string }> {
  const email = newEmail(role ?? "patient");
  const password = "abc472";
  await send(server, "/auth/v1/signup", { email, password });
  const mails = join(server.dataDirectory, "mail", "mail.jsonl");
  await expect(() => expect(readFileSync(mails, "utf8")).toContain(email)).toPass();
  const lines = readFileSync(mails, "utf8").trim().split("\n");
  const mail = lines.findLast((line) => line.includes(email)) ?? "";
  const { token, type } = parseMailLink((JSON.parse(mail) as { link: string }).link);
  const verify = `${server.address}/auth/v1/verify?${new URLSearchParams({ token, type })}`;
  await fetch(verify, { headers: { apikey: server.publicKey() }, redirect: "manual" });
  if (role) setStaffRole(server.dataDirectory, email, role);
  return { email, password };
}

/** Creates an account with a role and a second factor. */
export async function createStaff(
  server: ServerProcess,
  role: "editor" | "approver" = "editor",
): Promise<StaffAccount> {
  const credentials = await createAccountWithRole(server, role);
  const { access_token } = await send(server, "/auth/v1/token?grant_type=password", credentials);
  const token = String(access_token);
  const factor = await send(server, "/auth/v1/factors", { factor_type: "totp" }, token);
  const { secret } = factor.totp as { secret: string };
  const path = `/auth/v1/factors/${factor.id}`;
  const challenge = await send(server, `${path}/challenge`, {}, token);
  const answer = { challenge_id: challenge.id, code: totpCode(secret) };
  const session = await send(server, `${path}/verify`, answer, token);
  return { ...credentials, secret, session: session as StaffAccount["session"] };
}

/** Calls a function of staff and returns its row. */
export async function callAsStaff(
  server: ServerProcess,
  { session }: StaffAccount,
  name: string,
  parameters: Json,
): Promise<Json> {
  return send(server, `/rest/v1/rpc/${name}`, parameters, session.access_token);
}

/** Opens a page with the session of a staff account. */
export async function openAsStaff(
  page: Page,
  server: ServerProcess,
  { session }: StaffAccount,
  path: string,
): Promise<void> {
  // This page of the same origin runs no script.
  await page.goto(`${server.address}/robots.txt`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const);
  await page.goto(server.address + path);
}

async function send(
  server: ServerProcess,
  path: string,
  body: Json,
  token?: string,
): Promise<Json> {
  const response = await fetch(server.address + path, {
    method: "POST",
    headers: {
      apikey: server.publicKey(),
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const json = (await response.json()) as Json;
  expect(response.ok, JSON.stringify(json)).toBe(true);
  return json;
}
