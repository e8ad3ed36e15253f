import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../data-directory/database.ts";
import { type Account, accountColumns, toAccount } from "./account.ts";
import { newRefreshToken, type Rotation, rotateToken } from "./rotation.ts";
import type { ActiveSession, OpenSession, SessionLimits, SignOutScope } from "./session.ts";

/** Sessions of one account at a time: more than a household has devices, and a bound for who signs in without end. */
export const maxSessions = 20;

/** For so many milliseconds a session that a link has made may set a password; a browser that was left open may not. */
const linkSessionWindow = 3_600_000;

/** The sessions of accounts. */
export interface Sessions {
  /**
   * Opens a session for who has given the password that this account had when it was read. Undefined
   * when the account or that password is gone by now. Beyond maxSessions, the session of the
   * account that was unused for longest ends.
   */
  issue(account: Account): OpenSession | undefined;
  /**
   * Takes a refresh token for the next one of its session. Its parent, whose answer may have been
   * lost, is given the same one again; any older one was stolen or lost, and ends the session for
   * whoever holds a token of it. Of calls side by side with one token, all get the same.
   */
  rotate(refreshToken: string): Rotation;
  /** The session with this id when it is of this account; what a signed token says is not enough, both may have ended. */
  findSession(sessionId: string, accountId: string): ActiveSession | null;
  revoke(session: ActiveSession, scope: SignOutScope): void;
  /** Takes away the sessions that nobody can use any more. */
  deleteExpiredSessions(now: Date): void;
}

/** The sessions of an open database. */
export function createSessions(database: DatabaseSync, limits: SessionLimits): Sessions {
  return {
    issue: (account) => inTransaction(database, () => openSession(database, account, false)),
    rotate: (refreshToken) =>
      inTransaction(database, () => rotateToken(database, refreshToken, limits)),
    findSession(sessionId, accountId) {
      const row = database
        .prepare(
          `select ${accountColumns}, tag, startedAt from "auth.users"
           join (select user_id, tag, created_at as startedAt from "auth.sessions" where id = ?) on user_id = id
           where id = ?`,
        )
        .get(sessionId, accountId);
      if (!row) return null;
      const { tag, startedAt, user_id: _, ...account } = row;
      const isRecent = Date.now() - Date.parse(String(startedAt)) < linkSessionWindow;
      return {
        sessionId,
        startedAt: String(startedAt),
        byLink: tag === "recovery" && isRecent,
        account: toAccount(account) as Account,
      };
    },
    revoke({ sessionId, account }, scope) {
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
 * The work of `Sessions.issue`, inside a transaction; `byLink` for a session that may set a password
 * without the old one.
 */
export function openSession(
  database: DatabaseSync,
  { id: accountId, passwordHash }: Account,
  byLink: boolean,
): OpenSession | undefined {
  const now = new Date().toISOString();
  database
    .prepare(
      `update "auth.users" set last_sign_in_at = ?, updated_at = ? where id = ? and encrypted_password is ?`,
    )
    .run(now, now, accountId, passwordHash);
  const account = toAccount(
    database
      .prepare(
        `select ${accountColumns} from "auth.users" where id = ? and encrypted_password is ?`,
      )
      .get(accountId, passwordHash),
  );
  if (!account) return undefined;
  const session = { id: randomUUID(), refreshToken: newRefreshToken(), account };
  database
    .prepare(`insert into "auth.sessions" (id, user_id, tag, created_at) values (?, ?, ?, ?)`)
    .run(session.id, accountId, byLink ? "recovery" : null, now);
  database
    .prepare(`insert into "auth.refresh_tokens" (token, session_id, created_at) values (?, ?, ?)`)
    .run(session.refreshToken, session.id, now);
  database
    .prepare(
      `delete from "auth.sessions" where user_id = ?1 and id not in (
         select id from "auth.sessions" where user_id = ?1
         order by coalesce(refreshed_at, created_at) desc, rowid desc limit ?2)`,
    )
    .run(accountId, maxSessions);
  return session;
}
