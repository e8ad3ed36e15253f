import { errorCode } from "../errors/error-code.ts";
import { StartError } from "../errors/start-error.ts";

const restoreHint = "restore a backup, or move the file away to start with an empty database.";

/** SQLITE_FULL */
const sqliteFull = 13;

/** Messages by SQLite's primary result code (sqlite.org/rescode.html), with the correction. */
const sentences: Record<number, (file: string) => string> = {
  5: (file) => `The database ${file} is in use by another process: stop that one first.`,
  8: (file) => `The database ${file} is read-only: give this user the right to write to it.`,
  11: damaged,
  26: (file) => `The file ${file} is not a database: ${restoreHint}`,
};

function damaged(file: string): string {
  return `The database ${file} is damaged: ${restoreHint}`;
}

/** The error for secrets without a database. A new database would silently have no accounts. */
export function databaseLostError(file: string): StartError {
  return new StartError(
    `The database ${file} is missing or empty, but its secrets exist: restore a backup into ` +
      "an empty data directory with npm run restore, or move the directory away to start with a new one.",
  );
}

/** Converts an error of opening the database file to a message for the operator. */
export function databaseStartError(file: string, error: unknown): StartError {
  const sentence = sentences[sqliteCode(error) ?? -1] ?? (isFailedCheck(error) ? damaged : other);
  return new StartError(sentence(file), { cause: error });

  function other(path: string): string {
    return (
      `The database ${path} cannot be opened (${errorCode(error) ?? "unknown error"}): check who ` +
      "owns it, or choose another folder with DATA_DIR."
    );
  }
}

/** Converts an error of the start that a full disk has caused, at whatever write; returns any other error unchanged. */
export function toStartError(dataDirectory: string, error: unknown): unknown {
  return isDiskFull(error) ? diskFullError(dataDirectory, error) : error;
}

/** The error for a full disk. */
export function diskFullError(dataDirectory: string, cause?: unknown): StartError {
  return new StartError(
    `The disk of the data directory ${dataDirectory} is full: free space on it.`,
    {
      cause,
    },
  );
}

/** The error of a seed has SQLite's error as its cause. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (code === "ENOSPC" || code === "EDQUOT" || sqliteCode(error) === sqliteFull) return true;
  return error.message.includes("database or disk is full") || isDiskFull(error.cause);
}

/** SQLite's primary result code: the lower byte of the extended code that node:sqlite reports. */
export function sqliteCode(error: unknown): number | undefined {
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" ? code & 0xff : undefined;
}

function isFailedCheck(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("quick_check");
}
