import { createHash } from "node:crypto";
import { closeSync, openSync, rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../errors/start-error.ts";

/** Identifies a backup file ("AECB") and the version of its format. */
const applicationId = 0x41454342;
const formatVersion = 1;

/** A file of the data directory in a backup. */
interface BackupEntry {
  /** Path relative to the data directory, with slashes. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** The content of a backup. */
export interface BackupContent {
  /** Time at which the database was copied, as ISO 8601. */
  readonly madeAt: string;
  readonly files: readonly BackupEntry[];
}

/**
 * Writes a backup (mode 0600) as one SQLite file with a row and a checksum for each file. Throws when the file exists.
 */
export function writeBackupFile(path: string, { madeAt, files }: BackupContent): void {
  closeSync(openSync(path, "wx", 0o600));
  const backup = new DatabaseSync(path);
  try {
    backup.exec(
      `PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${formatVersion};`,
    );
    backup.exec("CREATE TABLE made (at TEXT NOT NULL)");
    backup.exec(
      "CREATE TABLE files (name TEXT PRIMARY KEY, sum TEXT NOT NULL, content BLOB NOT NULL)",
    );
    backup.exec("BEGIN");
    backup.prepare("INSERT INTO made VALUES (?)").run(madeAt);
    const insert = backup.prepare("INSERT INTO files VALUES (?, ?, ?)");
    for (const { name, content } of files) insert.run(name, checksum(content), content);
    backup.exec("COMMIT");
  } catch (error) {
    backup.close();
    rmSync(path, { force: true });
    throw error;
  }
  backup.close();
}

/**
 * Reads a backup and verifies the checksum of each file. Throws a StartError when the file is missing, damaged or not a
 * backup.
 */
export function readBackupFile(path: string): BackupContent {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    throw new StartError(`There is no backup ${path}.`);
  }
  let backup: DatabaseSync | undefined;
  try {
    backup = new DatabaseSync(path, { readOnly: true });
    return parseContent(path, backup);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The file ${path} is damaged or not a backup: use an older one.`, {
      cause: error,
    });
  } finally {
    backup?.close();
  }
}

function parseContent(path: string, backup: DatabaseSync): BackupContent {
  const number = (pragma: string) => backup.prepare(`PRAGMA ${pragma}`).get()?.[pragma];
  if (number("application_id") !== applicationId) {
    throw new StartError(`The file ${path} was not made by npm run backup.`);
  }
  if (number("user_version") !== formatVersion) {
    throw new StartError(
      `The backup ${path} has a format that this version of the site cannot read.`,
    );
  }
  const madeAt = backup.prepare("SELECT at FROM made").get()?.at;
  const files = backup
    .prepare("SELECT name, sum, content FROM files")
    .all()
    .map(({ name, sum, content }) => {
      if (
        typeof name !== "string" ||
        !(content instanceof Uint8Array) ||
        sum !== checksum(content)
      ) {
        throw new Error(`${name}: checksum`);
      }
      return { name, content };
    });
  if (typeof madeAt !== "string" || files.length === 0) {
    throw new Error("the backup has no date or no files");
  }
  return { madeAt, files };
}

function checksum(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
