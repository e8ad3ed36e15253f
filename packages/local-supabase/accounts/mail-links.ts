import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../data-directory/database.ts";
import type { LinkKind } from "../mail/mail-texts.types.ts";
import { type Confirmation, confirmLink, type OpenFor } from "./confirm-link.ts";
import { hashToken } from "./link-token.ts";

/** The links that are mailed to accounts. Each is good once, and the next one of its purpose voids it. */
export interface MailLinks {
  /** The next link of a sign-up. False when there is no account that waits for one. */
  renewConfirmation(email: string, token: string): boolean;
  /** The link to a new password. False when there is no such account. */
  offerRecovery(email: string, token: string): boolean;
  /** The two links of a change of address; both have to be followed. */
  offerEmailChange(change: {
    readonly accountId: string;
    readonly address: string;
    readonly tokens: { readonly current: string; readonly new: string };
  }): void;
  /** Follows a link: does what it is for and opens a session. Of calls side by side with one token, one succeeds. */
  confirm(kind: LinkKind, token: string): Confirmation;
}

/** The links of an open database; `lifetime` of one in seconds. */
export function createMailLinks(
  database: DatabaseSync,
  open: OpenFor,
  lifetime: number,
): MailLinks {
  const change = (what: string, ...values: string[]) =>
    database.prepare(`update "auth.users" set ${what}`).run(...values).changes === 1;
  const now = () => new Date().toISOString();
  return {
    renewConfirmation: (email, token) =>
      change(
        `confirmation_token = ?, confirmation_sent_at = ? where email = ? and email_confirmed_at is null`,
        hashToken(token),
        now(),
        email,
      ),
    offerRecovery: (email, token) =>
      change(
        `recovery_token = ?, recovery_sent_at = ? where email = ?`,
        hashToken(token),
        now(),
        email,
      ),
    offerEmailChange({ accountId, address, tokens }) {
      change(
        `email_change = ?, email_change_token_current = ?, email_change_token_new = ?,
         email_change_sent_at = ?, email_change_confirm_status = 0 where id = ?`,
        address,
        hashToken(tokens.current),
        hashToken(tokens.new),
        now(),
        accountId,
      );
    },
    confirm(kind, token) {
      const since = new Date(Date.now() - lifetime * 1000).toISOString();
      const hash = hashToken(token);
      return inTransaction(database, () => confirmLink(kind, { database, hash, since, open }));
    },
  };
}
