import { rmSync } from "node:fs";
import { withDatabase } from "../data-directory/database-cli.ts";
import { listQueuedMailFiles } from "../data-directory/queued-mail-files.ts";
import { deleteStoredMails } from "../mail/mail-files.ts";
import type { QueuedMail } from "../mail/mail-outbox.ts";
import { storedMailsFile } from "../mail/mail-transports.ts";
import type { StaffRole } from "./account.ts";
import { matchesAccount } from "./account-mails.ts";

/** An account in the operator's list. Times are ISO 8601; null for events that have not happened. */
export interface ListedAccount {
  readonly email: string;
  readonly created: string;
  readonly confirmed: string | null;
  readonly lastSignIn: string | null;
  readonly role: StaffRole | null;
  /** The number of verified second factors. */
  readonly factors: number;
}

/** Lists the accounts of a data directory by address. Throws a StartError when there is no database. */
export function listAccounts(dataDirectory: string): ListedAccount[] {
  return withDatabase(dataDirectory, (database) => {
    const rows = database
      .prepare(
        `select email, created_at as created, email_confirmed_at as confirmed, last_sign_in_at as lastSignIn,
           raw_app_meta_data ->> 'role' as role,
           (select count(*) from "auth.mfa_factors" where user_id = u.id and status = 'verified') as factors
         from "auth.users" u order by email`,
      )
      .all();
    return rows as unknown as ListedAccount[];
  });
}

/**
 * Deletes the account with this address and all its data, mails included. Returns false when it does not exist. The
 * site may run meanwhile: SQLite serializes writers, and all sessions of the account end.
 */
export async function deleteAccountByEmail(
  dataDirectory: string,
  address: string,
): Promise<boolean> {
  const email = storedAddress(address);
  const user = withDatabase(dataDirectory, (database) =>
    database
      // Its sessions and tokens are deleted by cascade.
      .prepare('delete from "auth.users" where email = ? returning email_change')
      .get(email),
  );
  if (!user) return false;
  const matches = matchesAccount({ email, newEmail: user.email_change });
  for (const { path, content } of listQueuedMailFiles(dataDirectory)) {
    const { message } = JSON.parse(content.toString()) as Pick<QueuedMail, "message">;
    if (matches(message)) rmSync(path, { force: true });
  }
  await deleteStoredMails(storedMailsFile(dataDirectory), matches);
  return true;
}

/** Makes the account staff, or an ordinary one with null. Returns false when it does not exist. */
export function setStaffRole(
  dataDirectory: string,
  address: string,
  role: StaffRole | null,
): boolean {
  return withDatabase(dataDirectory, (database) => {
    const { changes } = database
      .prepare('update "auth.users" set raw_app_meta_data = ? where email = ?')
      .run(role && JSON.stringify({ role }), storedAddress(address));
    return changes === 1;
  });
}

/**
 * Deletes the second factors of an account whose owner has lost them, and ends its sessions. Returns false when the
 * account does not exist.
 */
export function removeFactors(dataDirectory: string, address: string): boolean {
  return withDatabase(dataDirectory, (database) => {
    const user = database
      .prepare('select id from "auth.users" where email = ?')
      .get(storedAddress(address));
    if (!user) return false;
    for (const table of ["auth.mfa_factors", "auth.sessions"])
      database.prepare(`delete from "${table}" where user_id = ?`).run(String(user.id));
    return true;
  });
}

/** The form in which an address is stored; an operator may type another. */
function storedAddress(typed: string): string {
  return typed.trim().toLowerCase();
}
