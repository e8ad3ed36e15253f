import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { errorCode } from "../errors/error-code.ts";
import { StartError } from "../errors/start-error.ts";
import { databaseStartError, sqliteCode } from "./database-start-error.ts";

/** The file that is locked; always empty, so that it can be locked on a full disk too. */
export const lockFile = "lock";

/** Somebody else has locked the file (SQLITE_BUSY). */
const sqliteBusy = 5;

/** A database that nobody refers to is closed by the garbage collector, and its lock goes with it. */
const held = new Set<DatabaseSync>();

/** This process's sole right to a data folder. */
export interface DataDirectoryLock {
  release(): void;
}

/**
 * Takes an existing data folder for this process alone: limits, refreshes and waiting mails are
 * counted in memory, so two processes would not know of each other's. SQLite locks the file and the
 * kernel lets go of it with the process, however that one ends; a file with a process number would
 * stay behind. Throws a StartError when another process has the folder.
 */
export function lockDataDirectory(dataDirectory: string): DataDirectoryLock {
  const file = join(dataDirectory, lockFile);
  let database: DatabaseSync | undefined;
  try {
    createOnce(file);
    database = new DatabaseSync(file);
    // Nothing is written, so nothing needs a journal beside the file.
    database.exec("PRAGMA journal_mode = MEMORY");
    database.exec("PRAGMA locking_mode = EXCLUSIVE");
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database?.close();
    if (sqliteCode(error) !== sqliteBusy) throw databaseStartError(file, error);
    throw new StartError(
      `The data folder ${dataDirectory} is in use by another process of the site: stop that one first, ` +
        "or choose another folder with DATA_DIR.",
      { cause: error },
    );
  }
  const taken = database;
  held.add(taken);
  return {
    release() {
      if (held.delete(taken)) taken.close();
    },
  };
}

/** A file that is there is not opened: closing it would let go of a lock that this process has on it. */
function createOnce(file: string): void {
  try {
    closeSync(openSync(file, "ax", 0o600));
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
}
