import { errorCode } from "./error-code.ts";
import { StartError } from "./start-error.ts";

const RESTORE = "restore it from a backup, or move it away to start with an empty one.";

/** By primary result code of SQLite (sqlite.org/rescode.html): what is wrong and what to do. */
const SENTENCES: Record<number, (file: string) => string> = {
  5: (file) => `The database ${file} is in use by another process: stop that one first.`,
  8: (file) => `The database ${file} is read-only: give this user the right to write to it.`,
  11: damaged,
  13: (file) => `The disk of the database ${file} is full: make room on it.`,
  26: (file) => `The file ${file} is not a database: ${RESTORE}`,
};

function damaged(file: string): string {
  return `The database ${file} is damaged: ${RESTORE}`;
}

/** Turns the error that opening the database file ended with into one sentence for the operator. */
export function databaseStartError(file: string, error: unknown): StartError {
  const sentence = SENTENCES[sqliteCode(error) ?? -1] ?? (isFailedCheck(error) ? damaged : other);
  return new StartError(sentence(file), { cause: error });

  function other(path: string): string {
    return (
      `The database ${path} cannot be opened (${errorCode(error) ?? "unknown error"}): check who ` +
      "owns it, or choose another folder with DATA_DIR."
    );
  }
}

/** The primary code is the lower byte of the extended one that node:sqlite reports. */
function sqliteCode(error: unknown): number | undefined {
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" ? code & 0xff : undefined;
}

function isFailedCheck(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("quick_check");
}
