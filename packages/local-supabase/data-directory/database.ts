import { chmodSync, closeSync, openSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { databaseLostError, databaseStartError } from "./database-start-error.ts";

/**
 * Opens the SQLite file at an absolute path, or creates it (mode 0600). Committed writes survive a crash of the
 * process. Throws a StartError when the file is not writable or damaged. With `mustExist`, because there are secrets
 * for it, also when it is missing or empty.
 */
export function openDatabase(file: string, { mustExist = false } = {}): DatabaseSync {
  if (mustExist && !statSync(file, { throwIfNoEntry: false })?.size) throw databaseLostError(file);
  let database: DatabaseSync | undefined;
  try {
    createPrivateFile(file);
    // 5 s is longer than a backup locks the file, and shorter than a visitor waits.
    database = new DatabaseSync(file, { timeout: 5000 });
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
 * Runs the work as one transaction, and rolls it back when it throws. The work is synchronous, so no other code of this
 * process runs in between; the immediate lock excludes other processes.
 */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // After a full disk, SQLite has already rolled back.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/** SQLite creates its journal files with the mode of the database file. */
function createPrivateFile(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

function assertWhole(database: DatabaseSync): void {
  const row = database.prepare("SELECT quick_check AS verdict FROM pragma_quick_check").get();
  if (row?.verdict !== "ok") throw new Error(`quick_check: ${String(row?.verdict)}`);
}

/** Whether a database has neither tables nor indexes, as a new file. */
export function hasNoTables(database: DatabaseSync): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema").get() === undefined;
}
