import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../data-directory/database.ts";
import { type Account, accountColumns, toAccount } from "./account.ts";
import type { OpenFor } from "./confirm-link.ts";
import { hashToken } from "./link-token.ts";
import { createMailLinks, type MailLinks } from "./mail-links.ts";
import type { SessionLimits } from "./session.ts";
import { createSessions, openSession, type Sessions } from "./sessions.ts";

/**
 * The accounts of the embedded backend, their sessions and the links that were mailed to them: the
 * one door to their tables. Every verb is one transaction, and what it promises is on disk when it
 * answers. It knows no HTTP, no mail and no clear password.
 */
export interface AccountStore extends Sessions, MailLinks {
  /** The account with this address, in lower case. */
  findByEmail(email: string): Account | null;
  /**
   * An account that waits for the link with this token to be followed. False, and nothing is kept,
   * when the address has one already.
   */
  create(account: { email: string; passwordHash: string; token: string }): boolean;
  /**
   * Gives the account of a session a new password, voids its recovery link and ends its other
   * sessions. False, and nothing changes, when in the meantime the session has ended, its right to
   * do so without the old password was used up, or another password was set.
   */
  setPassword(change: PasswordChange): boolean;
  /** Takes the password from an account that nobody has confirmed. */
  dropPassword(email: string): void;
  /** Removes the account with everything that belongs to it; one that is not there is nothing to do. */
  remove(accountId: string): void;
  /** Removes the accounts whose last mail for a confirmation went out before this moment; answers how many. */
  deleteUnconfirmed(before: Date): number;
}

/** A password that the owner of a session has chosen. */
interface PasswordChange {
  readonly sessionId: string;
  readonly passwordHash: string;
  /** What stands for the right to do so: the hash that was compared with, or the link that made the session. */
  readonly by: { readonly passwordHash: string | null } | "link";
}

/** The store on an open database; `linkLifetime` is how long a mailed link is good for, in seconds. */
export function createAccountStore(
  database: DatabaseSync,
  limits: SessionLimits & { readonly linkLifetime: number },
): AccountStore {
  const open: OpenFor = (account, { byLink }) => openSession(database, account, byLink);
  const findByEmail = (email: string) =>
    toAccount(
      database.prepare(`select ${accountColumns} from "auth.users" where email = ?`).get(email),
    );
  return {
    ...createSessions(database, limits),
    ...createMailLinks(database, open, limits.linkLifetime),
    findByEmail,
    create: ({ email, passwordHash, token }) => {
      const now = new Date().toISOString();
      const made = database
        .prepare(
          `insert into "auth.users"
             (id, email, encrypted_password, confirmation_token, confirmation_sent_at, created_at, updated_at)
           values (?, ?, ?, ?, ?, ?, ?) on conflict (email) do nothing`,
        )
        .run(randomUUID(), email, passwordHash, hashToken(token), now, now, now);
      return made.changes === 1;
    },
    setPassword: (change) => inTransaction(database, () => setPassword(database, change)),
    dropPassword: (email) => {
      database
        .prepare(
          `update "auth.users" set encrypted_password = null
           where email = ? and email_confirmed_at is null`,
        )
        .run(email);
    },
    remove: (accountId) => {
      // Its sessions and their tokens go with it.
      database.prepare(`delete from "auth.users" where id = ?`).run(accountId);
    },
    deleteUnconfirmed: (before) =>
      Number(
        database
          .prepare(
            `delete from "auth.users"
             where email_confirmed_at is null and coalesce(confirmation_sent_at, created_at) < ?`,
          )
          .run(before.toISOString()).changes,
      ),
  };
}

function setPassword(
  database: DatabaseSync,
  { sessionId, passwordHash, by }: PasswordChange,
): boolean {
  const account = database
    .prepare(
      `select a.id, a.encrypted_password as old, s.tag from "auth.sessions" s
       join "auth.users" a on a.id = s.user_id where s.id = ?`,
    )
    .get(sessionId) as { id: string; old: string | null; tag: string | null } | undefined;
  const mayChange = by === "link" ? account?.tag === "recovery" : account?.old === by.passwordHash;
  if (!account || !mayChange) return false;
  const { id } = account;
  database.prepare(`delete from "auth.sessions" where user_id = ? and id <> ?`).run(id, sessionId);
  database.prepare(`update "auth.sessions" set tag = null where id = ?`).run(sessionId);
  database
    .prepare(
      `update "auth.users"
       set encrypted_password = ?, recovery_token = null, recovery_sent_at = null, updated_at = ?
       where id = ?`,
    )
    .run(passwordHash, new Date().toISOString(), id);
  return true;
}
