import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { findAccountWhere } from "./account.ts";
import { readAssurance } from "./assurance.ts";
import type { OpenSession, SessionLimits } from "./session.ts";

/** The session with its next refresh token, or the reason why the token is rejected. */
export type Rotation = OpenSession | "unknown" | "already used" | "expired" | "inactive";

interface TokenRow {
  readonly session_id: string;
  readonly revoked: number;
  /** Columns of its session; times as ISO 8601. */
  readonly user_id: string;
  readonly created_at: string;
  readonly refreshed_at: string | null;
}

/** A random refresh token of 192 bits. */
export function createRefreshToken(): string {
  return randomBytes(24).toString("base64url");
}

/** Implements `Sessions.rotateRefreshToken`, inside a transaction. */
export function rotateToken(
  database: DatabaseSync,
  token: string,
  limits: SessionLimits,
): Rotation {
  const row = database
    .prepare(
      `select t.session_id, t.revoked, s.user_id, s.created_at, s.refreshed_at
       from "auth.refresh_tokens" t join "auth.sessions" s on s.id = t.session_id where t.token = ?`,
    )
    .get(token) as TokenRow | undefined;
  if (!row) return "unknown";
  const id = row.session_id;
  const active = row.revoked ? childOf(database, token, id) : token;
  if (active === undefined) {
    database.prepare(`update "auth.refresh_tokens" set revoked = 1 where session_id = ?`).run(id);
    return "already used";
  }
  const expiry = expiryReason(row, limits);
  if (expiry) return expiry;
  const now = new Date().toISOString();
  // The account is read after the writes, so that it has the new times.
  database.prepare(`update "auth.sessions" set refreshed_at = ? where id = ?`).run(now, id);
  database
    .prepare(`update "auth.users" set last_sign_in_at = ?, updated_at = ? where id = ?`)
    .run(now, now, row.user_id);
  const account = findAccountWhere(database, "id = ?", row.user_id);
  if (!account) return "unknown";
  const refreshToken = row.revoked ? active : replaceToken(database, { token, id, now });
  return { id, refreshToken, account, ...readAssurance(database, id) };
}

/** The active token of a session, if this token is its parent. */
function childOf(database: DatabaseSync, token: string, sessionId: string): string | undefined {
  const child = database
    .prepare(
      `select token from "auth.refresh_tokens" where session_id = ? and revoked = 0 and parent = ?`,
    )
    .get(sessionId, token);
  return child && String(child.token);
}

/** Revokes an active token, and returns the next one of its session. */
export function replaceToken(
  database: DatabaseSync,
  { token, id, now }: { token: string; id: string; now: string },
): string {
  const next = createRefreshToken();
  database.prepare(`update "auth.refresh_tokens" set revoked = 1 where token = ?`).run(token);
  database
    .prepare(
      `insert into "auth.refresh_tokens" (token, session_id, parent, created_at) values (?, ?, ?, ?)`,
    )
    .run(next, id, token, now);
  return next;
}

function expiryReason(
  { created_at, refreshed_at }: TokenRow,
  { sessionTimebox, sessionInactivity }: SessionLimits,
): "expired" | "inactive" | undefined {
  const age = (since: string) => (Date.now() - Date.parse(since)) / 1000;
  if (age(created_at) > sessionTimebox) return "expired";
  return age(refreshed_at ?? created_at) > sessionInactivity ? "inactive" : undefined;
}
