import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openDatabaseForCli } from "../data-directory/database-cli.ts";
import { errorCode } from "../errors/error-code.ts";
import { deleteStoredMails } from "../mail/mail-files.ts";
import { type QueuedMail, queueFolder } from "../mail/mail-outbox.ts";
import { mailFile } from "../mail/mail-sinks.ts";
import { matchesAccount } from "./account-mails.ts";

/** An account as the operator sees it; times are ISO 8601, null for what never happened. */
export interface ListedAccount {
  readonly email: string;
  readonly created: string;
  readonly confirmed: string | null;
  readonly lastSignIn: string | null;
}

/** Every account of a data folder, by address. Throws a StartError where there is no database. */
export function listAccounts(dataDirectory: string): ListedAccount[] {
  const database = openDatabaseForCli(dataDirectory);
  try {
    const rows = database
      .prepare(
        `select email, created_at as created, email_confirmed_at as confirmed, last_sign_in_at as lastSignIn
         from "auth.users" order by email`,
      )
      .all();
    return rows as unknown as ListedAccount[];
  } finally {
    database.close();
  }
}

/**
 * Deletes the account with this address with everything that belongs to it, mails included; false when there is none. The
 * site may run meanwhile: the database takes one writer after the other, and every session of the account ends.
 */
export async function deleteAccountByEmail(
  dataDirectory: string,
  address: string,
): Promise<boolean> {
  const email = address.trim().toLowerCase();
  const database = openDatabaseForCli(dataDirectory);
  let isGone = matchesAccount({ email, newEmail: null });
  try {
    const user = database
      .prepare('select email_change from "auth.users" where email = ?')
      .get(email);
    if (!user) return false;
    isGone = matchesAccount({ email, newEmail: user.email_change });
    // Its sessions and their tokens go with it.
    database.prepare('delete from "auth.users" where email = ?').run(email);
  } finally {
    database.close();
  }
  deleteQueuedMails(queueFolder(dataDirectory), isGone);
  await deleteStoredMails(mailFile(dataDirectory), isGone);
  return true;
}

/** The site may send a mail, and take its file away, after it was listed here; a folder that is gone holds none. */
function deleteQueuedMails(folder: string, isGone: ReturnType<typeof matchesAccount>): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((file) => file.endsWith(".json"))) {
    const file = join(folder, name);
    const text = readIfExists(file);
    if (text === undefined) continue;
    const mail = JSON.parse(text) as Pick<QueuedMail, "message">;
    if (isGone(mail.message)) rmSync(file, { force: true });
  }
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
