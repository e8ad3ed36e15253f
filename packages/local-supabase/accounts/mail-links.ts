import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../data-directory/database.ts";
import type { LinkKind } from "../mail/mail-texts.types.ts";
import { type Confirmation, confirmLink, type SessionOpener } from "./confirm-link.ts";
import { hashToken } from "./link-token.ts";

/** The links in mails. Each link works once, and the next one of its kind replaces it. */
export interface MailLinks {
  /** Replaces the link of a sign-up. Returns false when no unconfirmed account has this address. */
  replaceConfirmationLink(email: string, token: string): boolean;
  /** Creates a link to set a new password. Returns false when the account does not exist. */
  createRecoveryLink(email: string, token: string): boolean;
  /** Creates the two links of a change of address. Both have to be used. */
  createEmailChangeLinks(change: {
    readonly accountId: string;
    readonly address: string;
    readonly tokens: { readonly current: string; readonly new: string };
  }): void;
  /** Uses a link: does what its kind says and opens a session. Of concurrent requests with one token, one succeeds. */
  useMailLink(kind: LinkKind, token: string): Confirmation;
}

/** Creates the links on an open database; `lifetime` in seconds. */
export function createMailLinks(
  database: DatabaseSync,
  open: SessionOpener,
  lifetime: number,
): MailLinks {
  const update = (what: string, ...values: string[]) =>
    database.prepare(`update "auth.users" set ${what}`).run(...values).changes === 1;
  const now = () => new Date().toISOString();
  return {
    replaceConfirmationLink: (email, token) =>
      update(
        `confirmation_token = ?, confirmation_sent_at = ? where email = ? and email_confirmed_at is null`,
        hashToken(token),
        now(),
        email,
      ),
    createRecoveryLink: (email, token) =>
      update(
        `recovery_token = ?, recovery_sent_at = ? where email = ?`,
        hashToken(token),
        now(),
        email,
      ),
    createEmailChangeLinks({ accountId, address, tokens }) {
      update(
        `email_change = ?, email_change_token_current = ?, email_change_token_new = ?,
         email_change_sent_at = ?, email_change_confirm_status = 0 where id = ?`,
        address,
        hashToken(tokens.current),
        hashToken(tokens.new),
        now(),
        accountId,
      );
    },
    useMailLink(kind, token) {
      const since = new Date(Date.now() - lifetime * 1000).toISOString();
      const hash = hashToken(token);
      return inTransaction(database, () => confirmLink(kind, { database, hash, since, open }));
    },
  };
}
