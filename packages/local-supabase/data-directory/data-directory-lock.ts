import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { errorCode } from "../errors/error-code.ts";
import { StartError } from "../errors/start-error.ts";
import { databaseStartError, sqliteCode } from "./database-start-error.ts";

/** The lock file. It is always empty, so that it can be created on a full disk. */
export const lockFile = "lock";

/** SQLITE_BUSY: another process has locked the file. */
const sqliteBusy = 5;

/** References to the open lock databases. The garbage collector would close them and release their locks. */
const openLocks = new Set<DatabaseSync>();

/** The exclusive lock of this process on a data directory. */
export interface DataDirectoryLock {
  release(): void;
}

/**
 * Locks an existing data directory for this process, because rate limits and queued mails are in memory. The lock is
 * SQLite's lock on a file, which the kernel releases when the process ends; a PID file would remain after a crash.
 * Throws a StartError when another process has the lock.
 */
export function lockDataDirectory(dataDirectory: string): DataDirectoryLock {
  const file = join(dataDirectory, lockFile);
  let database: DatabaseSync | undefined;
  try {
    createOnce(file);
    database = new DatabaseSync(file);
    // Nothing is written, so no journal file is needed.
    database.exec("PRAGMA journal_mode = MEMORY");
    database.exec("PRAGMA locking_mode = EXCLUSIVE");
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database?.close();
    if (sqliteCode(error) !== sqliteBusy) throw databaseStartError(file, error);
    throw new StartError(
      `The data directory ${dataDirectory} is in use by another process of the site: stop that one first, ` +
        "or choose another folder with DATA_DIR.",
      { cause: error },
    );
  }
  const lock = database;
  openLocks.add(lock);
  return {
    release() {
      if (openLocks.delete(lock)) lock.close();
    },
  };
}

/** Does not open an existing file: closing it would release a lock that this process has on it. */
function createOnce(file: string): void {
  try {
    closeSync(openSync(file, "ax", 0o600));
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
}
