import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type OwnProcess, pause } from "./own-process.ts";

/** What one account was promised. */
export interface Account {
  readonly email: string;
  isSignedUp: boolean;
  isConfirmed: boolean;
  /** The passwords that may open it: two while a change has no answer yet. */
  passwords: string[];
}

interface Session {
  readonly status: number;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** An account that nobody has signed up yet. */
export function newAccount(): Account {
  const email = `${randomUUID()}@visitor.example`;
  return { email, isSignedUp: false, isConfirmed: false, passwords: ["first123"] };
}

/** Signs up, follows the link of the mail and changes the password; notes what was acknowledged. @throws when the site is gone. */
export async function liveThrough(site: OwnProcess, account: Account): Promise<void> {
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

/** Asks for an account; the status of the answer. */
export async function signUp(site: OwnProcess, { email, passwords }: Account): Promise<number> {
  return (await call(site, "/signup", "POST", { body: { email, password: passwords[0] } })).status;
}

/** Signs in with the first of the passwords that opens the account, and says with what status the last one was answered. */
export async function signIn(site: OwnProcess, { email, passwords }: Account): Promise<Session> {
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

/** Asks for a new access token; the status of the answer. */
export async function refresh(site: OwnProcess, refreshToken: string): Promise<number> {
  const body = { refresh_token: refreshToken };
  return (await call(site, "/token?grant_type=refresh_token", "POST", { body })).status;
}

/** What the database file says when nobody has it open. */
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

/** Follows the link of the account's mail; the access token, or null when the site did not give one. */
export async function confirm(site: OwnProcess, { email }: Account): Promise<string | null> {
  const link = await findLink(site, email);
  if (!link) return null;
  const { token_hash: token = "", ...rest } = Object.fromEntries(
    new URLSearchParams(new URL(link, site.address).hash.slice(1)),
  );
  const query = new URLSearchParams({ token, ...rest });
  const { location } = await call(site, `/verify?${query}`, "GET", {});
  return new URLSearchParams(location?.split("#")[1]).get("access_token");
}

async function findLink({ dataDirectory }: OwnProcess, email: string): Promise<string | null> {
  const file = join(dataDirectory, "mail", "mail.jsonl");
  for (let tries = 0; tries < 100; tries += 1) {
    const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(0, -1) : [];
    const line = lines.find((text) => text.includes(email));
    if (line) return JSON.parse(line).link;
    await pause(20);
  }
  return null;
}

async function call(
  site: OwnProcess,
  path: string,
  method: string,
  { body, token }: { body?: object; token?: string },
): Promise<{ status: number; text: string; location: string | null }> {
  const headers: Record<string, string> = { apikey: site.publicKey() };
  if (body) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(`${site.address}/auth/v1${path}`, {
    method,
    headers,
    redirect: "manual",
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, location: answer.headers.get("location") };
}
