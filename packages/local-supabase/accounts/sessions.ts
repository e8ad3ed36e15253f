import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../data-directory/database.ts";
import { type Account, accountColumns, findAccountWhere, toAccount } from "./account.ts";
import { addMethod, readAssurance } from "./assurance.ts";
import { createRefreshToken, type Rotation, rotateToken } from "./refresh-token-rotation.ts";
import type {
  ActiveSession,
  AuthenticationMethod,
  OpenSession,
  SessionLimits,
  SignOutScope,
} from "./session.ts";

/** Maximum number of sessions of one account: more than a household has devices. */
export const maxSessions = 20;

/** Milliseconds for which a session from a mail link may set a password, in case the browser stays open. */
const linkSessionWindow = 3_600_000;

/** The sessions of accounts. */
export interface Sessions {
  /**
   * Opens a session for an account whose password was verified. Returns undefined when the account or its password has
   * changed since it was read. Beyond maxSessions, the least recently used session of the account ends.
   */
  openSession(account: Account): OpenSession | undefined;
  /**
   * Exchanges a refresh token for the next one. The parent of the active token gets the active token again, because the
   * response may have been lost. Any older token ends the session, because it may be stolen. Concurrent calls with one
   * token get the same result.
   */
  rotateRefreshToken(refreshToken: string): Rotation;
  /**
   * The session with this id, if it belongs to this account. A valid access token may belong to a session that has
   * ended.
   */
  findSession(sessionId: string, accountId: string): ActiveSession | null;
  /** Ends the sessions that the scope names: this one, the others, or all of its account. */
  endSessions(session: ActiveSession, scope: SignOutScope): void;
  /** Deletes the sessions that have expired. */
  deleteExpiredSessions(now: Date): void;
}

/** Creates the sessions on an open database. */
export function createSessions(database: DatabaseSync, limits: SessionLimits): Sessions {
  return {
    openSession: (account) =>
      inTransaction(database, () =>
        insertSession(database, account, { method: "password", byLink: false }),
      ),
    rotateRefreshToken: (refreshToken) =>
      inTransaction(database, () => rotateToken(database, refreshToken, limits)),
    findSession(sessionId, accountId) {
      const row = database
        .prepare(
          `select ${accountColumns}, tag, aal, startedAt from "auth.users"
           join (select user_id, tag, aal, created_at as startedAt from "auth.sessions" where id = ?) on user_id = id
           where id = ?`,
        )
        .get(sessionId, accountId);
      if (!row) return null;
      const { tag, aal, startedAt, user_id: _, ...account } = row;
      const isRecent = Date.now() - Date.parse(String(startedAt)) < linkSessionWindow;
      return {
        sessionId,
        startedAt: String(startedAt),
        byLink: tag === "recovery" && isRecent,
        aal: aal === "aal2" ? "aal2" : "aal1",
        account: toAccount(account) as Account,
      };
    },
    endSessions({ sessionId, account }, scope) {
      const which = { local: "id = ?2", others: "id <> ?2", global: "?2 is not null" }[scope];
      database
        .prepare(`delete from "auth.sessions" where user_id = ?1 and ${which}`)
        .run(account.id, sessionId);
    },
    deleteExpiredSessions(now) {
      const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
      database
        .prepare(
          `delete from "auth.sessions" where created_at < ? or coalesce(refreshed_at, created_at) < ?`,
        )
        .run(ago(limits.sessionTimebox), ago(limits.sessionInactivity));
    },
  };
}

/**
 * Implements `Sessions.openSession`, inside a transaction. With `byLink`, the session may set a password without the
 * current one.
 */
export function insertSession(
  database: DatabaseSync,
  { id: accountId, passwordHash }: Account,
  { method, byLink }: { method: AuthenticationMethod; byLink: boolean },
): OpenSession | undefined {
  const now = new Date().toISOString();
  database
    .prepare(
      `update "auth.users" set last_sign_in_at = ?, updated_at = ? where id = ? and encrypted_password is ?`,
    )
    .run(now, now, accountId, passwordHash);
  const account = findAccountWhere(
    database,
    "id = ? and encrypted_password is ?",
    accountId,
    passwordHash,
  );
  if (!account) return undefined;
  const id = randomUUID();
  const refreshToken = createRefreshToken();
  database
    .prepare(`insert into "auth.sessions" (id, user_id, tag, created_at) values (?, ?, ?, ?)`)
    .run(id, accountId, byLink ? "recovery" : null, now);
  addMethod(database, id, method);
  database
    .prepare(`insert into "auth.refresh_tokens" (token, session_id, created_at) values (?, ?, ?)`)
    .run(refreshToken, id, now);
  database
    .prepare(
      `delete from "auth.sessions" where user_id = ?1 and id not in (
         select id from "auth.sessions" where user_id = ?1
         order by coalesce(refreshed_at, created_at) desc, rowid desc limit ?2)`,
    )
    .run(accountId, maxSessions);
  return { id, refreshToken, account, ...readAssurance(database, id) };
}
