import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { writeFileAtomically } from "../data-directory/atomic-write.ts";
import { getSecrets, secretsFile } from "../data-directory/secrets.ts";
import { errorCode } from "../errors/error-code.ts";
import { StartError } from "../errors/start-error.ts";
import { type BackupEntry, readBackupFile, writeBackupFile } from "./backup-file.ts";

/** The file of the data folder that says when the last backup was made, as ISO 8601. */
const lastBackupFile = "last-backup";

/** The database's file in the data folder. */
export const databaseFile = "app.db";

/** Where mails wait, below the data folder. */
export const queuedMailsFolder = "mail/waiting";

/** What is in a backup, in numbers. */
export interface BackupReport {
  /** When its database was copied, as ISO 8601. */
  readonly madeAt: string;
  readonly accounts: number;
  readonly articles: number;
  readonly queuedMails: number;
}

/**
 * Copies database, keys and waiting mails of a data folder into one file (0600), whether the site
 * runs or not, checks that the copy is whole, and notes in the data folder when. The file appears
 * under its name only when it is finished, and replaces an older one. Throws a StartError for what
 * the operator can put right.
 */
export async function createBackup(dataDirectory: string, target: string): Promise<BackupReport> {
  const source = join(dataDirectory, databaseFile);
  if (!existsSync(source)) throw new StartError(`There is no database ${source} to back up.`);
  getSecrets(dataDirectory);
  const folder = mkdtempSync(join(folderOf(target), ".backup-"));
  try {
    const madeAt = new Date().toISOString();
    // The database comes first: a mail whose account is not in it leads nowhere, an account without its mail waits.
    const database = await copyDatabase(source, join(folder, databaseFile));
    const keys = { name: secretsFile, content: readFileSync(join(dataDirectory, secretsFile)) };
    const files = [keys, ...readWaiting(dataDirectory), { name: databaseFile, content: database }];
    const draft = join(folder, "draft");
    writeBackupFile(draft, { madeAt, files });
    const report = verifyBackup(readBackupFile(draft), folder);
    renameSync(draft, target);
    writeFileAtomically(join(dataDirectory, lastBackupFile), `${madeAt}\n`);
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Counts what is in the files of a backup after it has been looked whether they are whole; `folder` is for drafts. */
export function verifyBackup(
  { madeAt, files }: ReturnType<typeof readBackupFile>,
  folder: string,
): BackupReport {
  const database = files.find(({ name }) => name === databaseFile);
  if (!database || !files.some(({ name }) => name === secretsFile)) {
    throw new StartError("The backup has no database or no keys: take an older one.");
  }
  const copy = join(folder, "checked.db");
  writeFileAtomically(copy, database.content);
  const counts = countRows(copy);
  const queuedMails = files.filter(({ name }) => name.startsWith(`${queuedMailsFolder}/`)).length;
  return { madeAt, ...counts, queuedMails };
}

/** A copy beside the target can be renamed to it. */
function folderOf(target: string): string {
  const folder = dirname(resolve(target));
  if (existsSync(folder)) return folder;
  throw new StartError(`There is no folder ${folder} for the backup: make it first.`);
}

/** SQLite's own backup: it takes the journal along and lets the site go on writing. */
async function copyDatabase(source: string, copy: string): Promise<Uint8Array> {
  const database = new DatabaseSync(source);
  try {
    database.exec("PRAGMA busy_timeout = 5000");
    await backup(database, copy);
  } finally {
    database.close();
  }
  // One file again, without a journal that would have to be kept too.
  const single = new DatabaseSync(copy);
  single.exec("PRAGMA journal_mode = DELETE");
  single.close();
  return readFileSync(copy);
}

/** A mail that is sent while this reads is not waiting any more. */
function readWaiting(dataDirectory: string): BackupEntry[] {
  const folder = join(dataDirectory, ...queuedMailsFolder.split("/"));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => {
      try {
        return [
          { name: `${queuedMailsFolder}/${name}`, content: readFileSync(join(folder, name)) },
        ];
      } catch (error) {
        if (errorCode(error) === "ENOENT") return [];
        throw error;
      }
    });
}

function countRows(file: string): { accounts: number; articles: number } {
  const database = new DatabaseSync(file);
  try {
    const verdict = database.prepare("PRAGMA integrity_check").get()?.integrity_check;
    if (verdict !== "ok") throw new Error(`integrity_check: ${String(verdict)}`);
    const count = (table: string) =>
      Number(database.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.n);
    return { accounts: count("auth.users"), articles: count("articles") };
  } catch (error) {
    throw new StartError("The database of the backup is not whole: take an older one.", {
      cause: error,
    });
  } finally {
    database.close();
  }
}
