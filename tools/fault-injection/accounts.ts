import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerProcess } from "../test-servers/server-process.ts";

/** An account with the writes that the site acknowledged. */
export interface Account {
  readonly email: string;
  isSignedUp: boolean;
  isConfirmed: boolean;
  /** The valid passwords; two while the response to a change is pending. */
  passwords: string[];
}

interface Session {
  readonly status: number;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A random account that is not signed up. */
export function createAccount(): Account {
  const email = `${randomUUID()}@visitor.example`;
  return { email, isSignedUp: false, isConfirmed: false, passwords: ["first123"] };
}

/**
 * Signs up, confirms the e-mail address and changes the password. Records in `account` each acknowledged write.
 * @throws Error when the site no longer listens
 */
export async function runAccountFlow(site: ServerProcess, account: Account): Promise<void> {
  account.isSignedUp = (await signUp(site, account)) === 200;
  if (!account.isSignedUp) return;
  const session = await confirm(site, account);
  account.isConfirmed = session !== null;
  if (!session) return;
  const [old = ""] = account.passwords;
  account.passwords = [old, "second456"];
  const status = await call(site, "/user", "PUT", {
    body: { password: "second456", current_password: old },
    token: session,
  });
  if (status.status === 200) account.passwords = ["second456"];
}

/** Sends a sign-up and resolves with the status of its response. */
export async function signUp(site: ServerProcess, { email, passwords }: Account): Promise<number> {
  return (await call(site, "/signup", "POST", { body: { email, password: passwords[0] } })).status;
}

/** Tries the passwords in turn until one is accepted. The status is that of the last response. */
export async function signIn(site: ServerProcess, { email, passwords }: Account): Promise<Session> {
  let session: Session = { status: 0, accessToken: "", refreshToken: "" };
  for (const password of passwords) {
    const { status, text } = await call(site, "/token?grant_type=password", "POST", {
      body: { email, password },
    });
    const { access_token = "", refresh_token = "" } = JSON.parse(text);
    session = { status, accessToken: access_token, refreshToken: refresh_token };
    if (status === 200) return session;
  }
  return session;
}

/** Requests a new access token and resolves with the status of the response. */
export async function refresh(site: ServerProcess, refreshToken: string): Promise<number> {
  const body = { refresh_token: refreshToken };
  return (await call(site, "/token?grant_type=refresh_token", "POST", { body })).status;
}

/** Reads the database file of a site that is not running: its integrity and its confirmed accounts. */
export function readStore(dataDirectory: string): {
  verdict: string;
  confirmed: Map<string, boolean>;
} {
  const store = new DatabaseSync(join(dataDirectory, "app.db"));
  const verdict = String(store.prepare("PRAGMA integrity_check").get()?.integrity_check);
  const rows = store.prepare(`SELECT email, email_confirmed_at FROM "auth.users"`).all();
  store.close();
  const confirmed = new Map(
    rows.map(({ email, email_confirmed_at }) => [String(email), email_confirmed_at !== null]),
  );
  return { verdict, confirmed };
}

/** Confirms an account with the link in its e-mail. Resolves with the access token, or null when there is none. */
export async function confirm(site: ServerProcess, { email }: Account): Promise<string | null> {
  const link = await findLink(site, email);
  if (!link) return null;
  const { token_hash: token = "", ...rest } = Object.fromEntries(
    new URLSearchParams(new URL(link, site.address).hash.slice(1)),
  );
  const query = new URLSearchParams({ token, ...rest });
  const { location } = await call(site, `/verify?${query}`, "GET", {});
  return new URLSearchParams(location?.split("#")[1]).get("access_token");
}

async function findLink({ dataDirectory }: ServerProcess, email: string): Promise<string | null> {
  const file = join(dataDirectory, "mail", "mail.jsonl");
  for (let tries = 0; tries < 100; tries += 1) {
    const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(0, -1) : [];
    const line = lines.find((text) => text.includes(email));
    if (line) return JSON.parse(line).link;
    await sleep(20);
  }
  return null;
}

/** Sends a request to the account service with the public key. */
export async function call(
  site: ServerProcess,
  path: string,
  method: string,
  { body, token }: { body?: object; token?: string },
): Promise<{ status: number; text: string; location: string | null }> {
  const headers: Record<string, string> = { apikey: site.publicKey() };
  if (body) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await fetch(`${site.address}/auth/v1${path}`, {
    method,
    headers,
    redirect: "manual",
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, location: response.headers.get("location") };
}
