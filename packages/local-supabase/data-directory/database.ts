import { chmodSync, closeSync, openSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { databaseLostError, databaseStartError } from "./database-start-error.ts";

/**
 * Opens (or creates, 0600) the SQLite file at an absolute path. A write that was acknowledged
 * survives a killed process. Throws a StartError when the file cannot be opened for writing or is
 * not a whole database, or when it `mustExist`, because there are keys to it, and is gone or empty.
 */
export function openDatabase(file: string, { mustExist = false } = {}): DatabaseSync {
  if (mustExist && !statSync(file, { throwIfNoEntry: false })?.size) throw databaseLostError(file);
  let database: DatabaseSync | undefined;
  try {
    createPrivateFile(file);
    database = new DatabaseSync(file);
    // 5 s: longer than a backup holds the file, shorter than a visitor waits.
    database.exec("PRAGMA busy_timeout = 5000");
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL");
    assertWhole(database);
  } catch (error) {
    database?.close();
    throw databaseStartError(file, error);
  }
  if (mustExist && hasNoTables(database)) {
    database.close();
    throw databaseLostError(file);
  }
  return database;
}

/**
 * Does the work as one transaction: all of it is kept, or none of it when it throws or the process
 * is killed. The work takes no turn of the event loop, so nobody of this process writes in between;
 * the lock it begins with keeps other processes out.
 */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // A full disk has undone it already.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/** SQLite gives its journal files the rights of the database file, so this covers all three. */
function createPrivateFile(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

function assertWhole(database: DatabaseSync): void {
  const row = database.prepare("SELECT quick_check AS verdict FROM pragma_quick_check").get();
  if (row?.verdict !== "ok") throw new Error(`quick_check: ${String(row?.verdict)}`);
}

function hasNoTables(database: DatabaseSync): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema").get() === undefined;
}
