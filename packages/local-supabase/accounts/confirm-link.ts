import type { DatabaseSync } from "node:sqlite";
import type { LinkKind } from "../mail/mail-texts.types.ts";
import { type Account, findAccountWhere } from "./account.ts";
import type { OpenSession } from "./session.ts";

/** The result of using a link. */
export type Confirmation =
  /** One of the two links of a change of address. The other one has not been used yet. */
  | { readonly state: "first link used" }
  /** `from` is the address before a change. `hasPassword` is false when the owner has not chosen one. */
  | {
      readonly state: "confirmed";
      readonly session: OpenSession;
      readonly from: string;
      readonly hasPassword: boolean;
    }
  /** The link is used, replaced, expired or unknown. */
  | { readonly state: "unknown" };

/** Opens a session for an account. */
export type SessionOpener = (
  account: Account,
  how: { readonly byLink: boolean },
) => OpenSession | undefined;

/** The link of a request, inside a transaction. */
interface FollowedLink {
  readonly database: DatabaseSync;
  /** The hash of its token. */
  readonly hash: string;
  /** Links that were mailed before this time have expired; ISO 8601. */
  readonly since: string;
  readonly open: SessionOpener;
}

const unknownLink: Confirmation = { state: "unknown" };

/** Implements `MailLinks.useMailLink`, inside a transaction. */
export function confirmLink(kind: LinkKind, link: FollowedLink): Confirmation {
  if (kind === "signup") return confirmSignUp(link);
  return kind === "recovery" ? confirmRecovery(link) : confirmEmailChange(link);
}

function confirmSignUp(link: FollowedLink): Confirmation {
  const account = findByToken(link, "confirmation_token = ? and confirmation_sent_at >= ?");
  if (!account) return unknownLink;
  update(
    link,
    `confirmation_token = null, email_confirmed_at = coalesce(email_confirmed_at, ?) where id = ?`,
    [now(), account.id],
  );
  // Without a password, the session may set one.
  return openSessionFor(link, account, account.passwordHash === null);
}

/** Also confirms an unconfirmed account, and deletes its password, because somebody else may have chosen it. */
function confirmRecovery(link: FollowedLink): Confirmation {
  const account = findByToken(link, "recovery_token = ? and recovery_sent_at >= ?");
  if (!account) return unknownLink;
  update(link, `recovery_token = null where id = ?`, [account.id]);
  const wasWaiting = update(
    link,
    `encrypted_password = null, confirmation_token = null, email_confirmed_at = ?
     where id = ? and email_confirmed_at is null`,
    [now(), account.id],
  );
  return openSessionFor(link, wasWaiting ? { ...account, passwordHash: null } : account, true);
}

function confirmEmailChange(link: FollowedLink): Confirmation {
  const account = findByToken(
    link,
    "?1 in (email_change_token_current, email_change_token_new) and email_change_sent_at >= ?2",
  );
  if (!account?.newEmail) return unknownLink;
  const isFirstLink = update(
    link,
    `email_change_confirm_status = 1,
     email_change_token_current = nullif(email_change_token_current, ?1),
     email_change_token_new = nullif(email_change_token_new, ?1)
     where id = ?2 and email_change_confirm_status = 0`,
    [link.hash, account.id],
  );
  if (isFirstLink) return { state: "first link used" };
  // Another account may have taken the address meanwhile. The recovery link to the old address is deleted with it.
  if (isTaken(link, account.newEmail)) return unknownLink;
  update(
    link,
    `email = email_change, email_change = null, email_change_token_current = null, email_change_token_new = null,
     email_change_sent_at = null, email_change_confirm_status = 0, recovery_token = null, updated_at = ? where id = ?`,
    [now(), account.id],
  );
  return openSessionFor(link, account, false);
}

function findByToken({ database, hash, since }: FollowedLink, condition: string): Account | null {
  return findAccountWhere(database, condition, hash, since);
}

function isTaken({ database }: FollowedLink, email: string): boolean {
  return database.prepare(`select 1 from "auth.users" where email = ?`).get(email) !== undefined;
}

/** Whether an account was changed. */
function update({ database }: FollowedLink, what: string, values: string[]): boolean {
  return database.prepare(`update "auth.users" set ${what}`).run(...values).changes === 1;
}

function openSessionFor({ open }: FollowedLink, account: Account, byLink: boolean): Confirmation {
  const session = open(account, { byLink });
  const hasPassword = account.passwordHash !== null;
  return session ? { state: "confirmed", session, from: account.email, hasPassword } : unknownLink;
}

function now(): string {
  return new Date().toISOString();
}
