import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { writeFileAtomically } from "../data-directory/atomic-write.ts";
import { databaseFile, lastBackupFile, queuedMailsFolder } from "../data-directory/file-names.ts";
import { listQueuedMailFiles } from "../data-directory/queued-mail-files.ts";
import { getSecrets, secretsFile } from "../data-directory/secrets.ts";
import { StartError } from "../errors/start-error.ts";
import { type BackupContent, readBackupFile, writeBackupFile } from "./backup-file.ts";

/** The number of records in a backup. */
export interface BackupReport {
  /** Time at which the database was copied, as ISO 8601. */
  readonly madeAt: string;
  readonly accounts: number;
  readonly articles: number;
  readonly queuedMails: number;
}

/**
 * Copies the database, the secrets and the queued mails of a data directory into one file (mode 0600), verifies the
 * copy, and records the time in the data directory. The site may run meanwhile. The file appears only when it is
 * complete, and replaces an older one. Throws a StartError for errors that the operator can correct.
 */
export async function createBackup(dataDirectory: string, target: string): Promise<BackupReport> {
  const source = join(dataDirectory, databaseFile);
  if (!existsSync(source)) throw new StartError(`There is no database ${source} to back up.`);
  getSecrets(dataDirectory);
  const folder = mkdtempSync(join(parentFolder(target), ".backup-"));
  try {
    const madeAt = new Date().toISOString();
    // The database is copied first: a mail without its account has a dead link, but an account without its mail can ask
    // for another one.
    const database = await copyDatabase(source, join(folder, databaseFile));
    const keys = { name: secretsFile, content: readFileSync(join(dataDirectory, secretsFile)) };
    const files = [
      keys,
      ...listQueuedMailFiles(dataDirectory).map(({ name, content }) => ({
        name: `${queuedMailsFolder}/${name}`,
        content,
      })),
      { name: databaseFile, content: database },
    ];
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

/** Verifies the database of a backup and counts its records. Temporary files are written to `folder`. */
export function verifyBackup({ madeAt, files }: BackupContent, folder: string): BackupReport {
  const database = files.find(({ name }) => name === databaseFile);
  if (!database || !files.some(({ name }) => name === secretsFile)) {
    throw new StartError("The backup has no database or no secrets: use an older one.");
  }
  const copy = join(folder, "checked.db");
  writeFileAtomically(copy, database.content);
  const counts = countRows(copy);
  const queuedMails = files.filter(({ name }) => name.startsWith(`${queuedMailsFolder}/`)).length;
  return { madeAt, ...counts, queuedMails };
}

/** A temporary file in the same folder can be renamed to the target atomically. */
function parentFolder(target: string): string {
  const folder = dirname(resolve(target));
  if (existsSync(folder)) return folder;
  throw new StartError(`There is no folder ${folder} for the backup: create it first.`);
}

/** SQLite's online backup includes the journal and does not block the site. */
async function copyDatabase(source: string, copy: string): Promise<Uint8Array> {
  const database = new DatabaseSync(source, { timeout: 5000 });
  try {
    await backup(database, copy);
  } finally {
    database.close();
  }
  // Without WAL, the copy is one file.
  const single = new DatabaseSync(copy);
  single.exec("PRAGMA journal_mode = DELETE");
  single.close();
  return readFileSync(copy);
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
    throw new StartError("The database of the backup is damaged: use an older one.", {
      cause: error,
    });
  } finally {
    database.close();
  }
}
