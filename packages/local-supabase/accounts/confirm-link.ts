import type { DatabaseSync } from "node:sqlite";
import type { LinkKind } from "../mail/mail-texts.types.ts";
import { type Account, accountColumns, toAccount } from "./account.ts";
import type { OpenSession } from "./session.ts";

/** What following a link has led to. */
export type Confirmation =
  /** Of a change of address: the other link is still to be followed. */
  | { readonly state: "half" }
  /** `from` is the address before a change of it. `hasPassword` is false when nobody has chosen one yet. */
  | {
      readonly state: "whole";
      readonly session: OpenSession;
      readonly from: string;
      readonly hasPassword: boolean;
    }
  /** Used up, replaced by a later one, expired, or never one of ours. */
  | { readonly state: "unknown" };

/** Opens a session for an account. */
export type OpenFor = (
  account: Account,
  how: { readonly byLink: boolean },
) => OpenSession | undefined;

/** A link that somebody follows, inside a transaction. */
interface FollowedLink {
  readonly database: DatabaseSync;
  /** Of the token of the link. */
  readonly hash: string;
  /** A link that was mailed before is too old; ISO 8601. */
  readonly since: string;
  readonly open: OpenFor;
}

const unknownLink: Confirmation = { state: "unknown" };

/** The work of `MailLinks.confirm`, inside a transaction. */
export function confirmLink(kind: LinkKind, link: FollowedLink): Confirmation {
  if (kind === "signup") return confirmSignUp(link);
  return kind === "recovery" ? confirmRecovery(link) : confirmEmailChange(link);
}

function confirmSignUp(link: FollowedLink): Confirmation {
  const account = findByToken(link, "confirmation_token = ? and confirmation_sent_at >= ?");
  if (!account) return unknownLink;
  change(
    link,
    `confirmation_token = null, email_confirmed_at = coalesce(email_confirmed_at, ?) where id = ?`,
    [now(), account.id],
  );
  // Without a password, the link stands for one.
  return openFor(link, account, account.passwordHash === null);
}

/** Confirms the account too, and then leaves no password: a stranger may have chosen it. */
function confirmRecovery(link: FollowedLink): Confirmation {
  const account = findByToken(link, "recovery_token = ? and recovery_sent_at >= ?");
  if (!account) return unknownLink;
  change(link, `recovery_token = null where id = ?`, [account.id]);
  const wasWaiting = change(
    link,
    `encrypted_password = null, confirmation_token = null, email_confirmed_at = ?
     where id = ? and email_confirmed_at is null`,
    [now(), account.id],
  );
  return openFor(link, wasWaiting ? { ...account, passwordHash: null } : account, true);
}

function confirmEmailChange(link: FollowedLink): Confirmation {
  const account = findByToken(
    link,
    "?1 in (email_change_token_current, email_change_token_new) and email_change_sent_at >= ?2",
  );
  if (!account?.newEmail) return unknownLink;
  const isHalf = change(
    link,
    `email_change_confirm_status = 1,
     email_change_token_current = nullif(email_change_token_current, ?1),
     email_change_token_new = nullif(email_change_token_new, ?1)
     where id = ?2 and email_change_confirm_status = 0`,
    [link.hash, account.id],
  );
  if (isHalf) return { state: "half" };
  // Somebody else may have the address by now. A way in by the old mailbox goes with the old address.
  if (isTaken(link, account.newEmail)) return unknownLink;
  change(
    link,
    `email = email_change, email_change = null, email_change_token_current = null, email_change_token_new = null,
     email_change_sent_at = null, email_change_confirm_status = 0, recovery_token = null, updated_at = ? where id = ?`,
    [now(), account.id],
  );
  return openFor(link, account, false);
}

function findByToken({ database, hash, since }: FollowedLink, condition: string): Account | null {
  const row = database.prepare(`select ${accountColumns} from "auth.users" where ${condition}`);
  return toAccount(row.get(hash, since));
}

function isTaken({ database }: FollowedLink, email: string): boolean {
  return database.prepare(`select 1 from "auth.users" where email = ?`).get(email) !== undefined;
}

/** Whether there was an account to change. */
function change({ database }: FollowedLink, what: string, values: string[]): boolean {
  return database.prepare(`update "auth.users" set ${what}`).run(...values).changes === 1;
}

function openFor({ open }: FollowedLink, account: Account, byLink: boolean): Confirmation {
  const session = open(account, { byLink });
  const hasPassword = account.passwordHash !== null;
  return session ? { state: "whole", session, from: account.email, hasPassword } : unknownLink;
}

function now(): string {
  return new Date().toISOString();
}
