import { errorCode } from "../errors/error-code.ts";
import { StartError } from "../errors/start-error.ts";

const restoreHint = "restore it from a backup, or move it away to start with an empty one.";

/** SQLITE_FULL */
const sqliteFull = 13;

/** By primary result code of SQLite (sqlite.org/rescode.html): what is wrong and what to do. */
const sentences: Record<number, (file: string) => string> = {
  5: (file) => `The database ${file} is in use by another process: stop that one first.`,
  8: (file) => `The database ${file} is read-only: give this user the right to write to it.`,
  11: damaged,
  26: (file) => `The file ${file} is not a database: ${restoreHint}`,
};

function damaged(file: string): string {
  return `The database ${file} is damaged: ${restoreHint}`;
}

/** Says that the keys of a data folder have lost their database: a new one would have no accounts, and nobody would know why. */
export function databaseLostError(file: string): StartError {
  return new StartError(
    `The database ${file} is gone or empty, but its keys are still beside it: restore a backup into ` +
      "an empty folder with npm run restore, or move the whole folder away to start with a new one.",
  );
}

/** Turns the error that opening the database file ended with into one sentence for the operator. */
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

/** One sentence when a full disk ended the start, whatever it was that wanted to write; else the error as it is. */
export function toStartError(dataDirectory: string, error: unknown): unknown {
  return isDiskFull(error) ? diskFullError(dataDirectory, error) : error;
}

/** Says that the disk of the data folder is full. */
export function diskFullError(dataDirectory: string, cause?: unknown): StartError {
  return new StartError(`The disk of the data folder ${dataDirectory} is full: make room on it.`, {
    cause,
  });
}

/** The seed wraps what SQLite said. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (code === "ENOSPC" || code === "EDQUOT" || sqliteCode(error) === sqliteFull) return true;
  return error.message.includes("database or disk is full") || isDiskFull(error.cause);
}

/** SQLite's primary code of an error of node:sqlite, which is the lower byte of the extended one it reports. */
export function sqliteCode(error: unknown): number | undefined {
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" ? code & 0xff : undefined;
}

function isFailedCheck(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("quick_check");
}
