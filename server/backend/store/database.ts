import { chmodSync, closeSync, openSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { SqliteConnection } from "@supabase/lite";
import { createConnection } from "@supabase/lite/sqlite";
import { databaseStartError, lostDatabase } from "./database-start-error.ts";

/** One open SQLite database, with its two faces. */
export interface Database {
  /** Speaks the Postgres dialect; what lite works with. */
  readonly connection: SqliteConnection;
  /** The handle of node:sqlite underneath, for plain SQLite with bound values. */
  readonly sqlite: DatabaseSync;
}

/**
 * Opens (or creates, 0600) the SQLite file at an absolute path. A write that was acknowledged
 * survives a killed process. Throws a StartError when the file cannot be opened for writing or is
 * not a whole database, or when it `mustExist`, because there are keys to it, and is gone or empty.
 */
export async function openDatabase(file: string, { mustExist = false } = {}): Promise<Database> {
  if (mustExist && !statSync(file, { throwIfNoEntry: false })?.size) throw lostDatabase(file);
  let database: Database | undefined;
  try {
    createPrivateFile(file);
    database = await connect(`file:${file}`);
    // 5 s: longer than a backup holds the file, shorter than a visitor waits.
    database.sqlite.exec("PRAGMA busy_timeout = 5000");
    database.sqlite.exec("PRAGMA journal_mode = WAL");
    database.sqlite.exec("PRAGMA synchronous = FULL");
    assertWhole(database.sqlite);
  } catch (error) {
    database?.sqlite.close();
    throw databaseStartError(file, error);
  }
  if (mustExist && hasNoTables(database.sqlite)) {
    database.sqlite.close();
    throw lostDatabase(file);
  }
  return database;
}

/** An empty database that lives as long as its connection. */
export function openMemoryDatabase(): Promise<Database> {
  return connect(":memory:");
}

async function connect(url: string): Promise<Database> {
  const connection = await createConnection({ url, ddlDialect: "postgres" });
  // lite has one entry for every runtime; this proves that it chose node:sqlite.
  if (!(connection instanceof SqliteConnection && connection.driver instanceof DatabaseSync)) {
    throw new Error("@supabase/lite did not open the database with node:sqlite.");
  }
  return { connection, sqlite: connection.driver };
}

/** SQLite gives its journal files the rights of the database file, so this covers all three. */
function createPrivateFile(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

function assertWhole(sqlite: DatabaseSync): void {
  const row = sqlite.prepare("SELECT quick_check AS verdict FROM pragma_quick_check").get();
  if (row?.verdict !== "ok") throw new Error(`quick_check: ${String(row?.verdict)}`);
}

function hasNoTables(sqlite: DatabaseSync): boolean {
  return sqlite.prepare("SELECT 1 FROM sqlite_schema").get() === undefined;
}
