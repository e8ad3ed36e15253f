import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../data-directory/database.ts";
import { type Account, findAccountWhere } from "./account.ts";
import type { SessionOpener } from "./confirm-link.ts";
import { createFactors, type Factors } from "./factors.ts";
import { hashToken } from "./link-token.ts";
import { createMailLinks, type MailLinks } from "./mail-links.ts";
import type { SessionLimits } from "./session.ts";
import { createSessions, insertSession, type Sessions } from "./sessions.ts";

/**
 * The accounts, their sessions and their mail links: the only access to these tables. Each method is one transaction,
 * which is on disk when the method returns. The store handles no HTTP, no mails and no clear-text passwords.
 */
export interface AccountStore extends Sessions, MailLinks, Factors {
  /** The account with this address in lower case. */
  findAccount(email: string): Account | null;
  /**
   * Creates an account that waits for the link with this token. Returns false, and does nothing, when the address has
   * an account.
   */
  createAccount(account: { email: string; passwordHash: string; token: string }): boolean;
  /**
   * Sets the password of a session's account, deletes its recovery link and ends its other sessions. Returns false, and
   * does nothing, when meanwhile the session has ended, its link was used up, or another password was set.
   */
  setPassword(change: PasswordChange): boolean;
  /** Deletes the password of an unconfirmed account. */
  deletePassword(email: string): void;
  /** Deletes the account with its sessions, tokens and links. Does nothing when it does not exist. */
  deleteAccount(accountId: string): void;
  /**
   * Deletes the unconfirmed accounts whose last confirmation mail was sent before this time, or which were created
   * before it and never had one. Returns their number.
   */
  deleteUnconfirmed(before: Date): number;
}

/** A change of password by the owner of a session. */
interface PasswordChange {
  readonly sessionId: string;
  readonly passwordHash: string;
  /** The authorization: the hash that the current password was compared with, or the link that opened the session. */
  readonly by: { readonly passwordHash: string | null } | "link";
}

/** Creates the store on an open database; `linkLifetime` of a mail link in seconds. */
export function createAccountStore(
  database: DatabaseSync,
  limits: SessionLimits & { readonly linkLifetime: number },
): AccountStore {
  const open: SessionOpener = (account, { byLink }) =>
    insertSession(database, account, { method: "otp", byLink });
  return {
    ...createSessions(database, limits),
    ...createMailLinks(database, open, limits.linkLifetime),
    ...createFactors(database),
    findAccount: (email) => findAccountWhere(database, "email = ?", email),
    createAccount: ({ email, passwordHash, token }) => {
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
    deletePassword: (email) => {
      database
        .prepare(
          `update "auth.users" set encrypted_password = null
           where email = ? and email_confirmed_at is null`,
        )
        .run(email);
    },
    deleteAccount: (accountId) => {
      // Its sessions and tokens are deleted by cascade.
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
