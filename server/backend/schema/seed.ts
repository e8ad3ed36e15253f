import { existsSync, readFileSync } from "node:fs";
import { splitSqlStatements } from "@supabase/lite";
import type { Database } from "../store/database.ts";
import { sqlText } from "./sql-text.ts";

/** What the history calls the seed; one name for ever, wherever the folder stands. */
const SEED = "supabase/seed.sql";

/**
 * Fills a new database with the seed, once: afterwards the rows belong to whoever edits them, so a
 * deleted article does not come back and a changed seed file overwrites nothing. Rows and their
 * history row commit together. The file runs as it is: plain INSERTs that SQLite and Postgres
 * both read. Throws an Error that names the file when it fails.
 */
export async function seedOnce(database: Database, file: string): Promise<void> {
  if (!existsSync(file) || isSeeded(database)) return;
  const statements = splitSqlStatements(readFileSync(file, "utf8"));
  const record = `INSERT INTO "supabase_migrations.seed_files" (path, hash) VALUES (${sqlText(SEED)}, 'once')`;
  try {
    await database.connection.transaction([...statements, record]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The seed ${file} failed and was undone: ${reason}`, { cause: error });
  }
}

function isSeeded(database: Database): boolean {
  const found = database.sqlite
    .prepare('SELECT 1 FROM "supabase_migrations.seed_files" WHERE path = ?')
    .get(SEED);
  return found !== undefined;
}
