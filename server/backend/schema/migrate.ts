import { type App, appliedVersions, splitSqlStatements } from "@supabase/lite";
import type { Database } from "../store/database.ts";
import { listMigrations, type Migration } from "./migration-files.ts";
import { sqlText } from "./sql-text.ts";

/**
 * Applies the migrations that the database does not have yet. The statements of one migration and
 * its row in the history commit together, so a process killed in between leaves neither. Throws an
 * Error that names the file when one fails; that one leaves nothing behind, the ones before stay.
 */
export async function migrate(app: App, database: Database, folder: string): Promise<void> {
  await app.ensureSystemSchema(); // the auth schema and the history table
  const applied = new Set(await appliedVersions(database.connection));
  for (const migration of listMigrations(folder)) {
    if (applied.has(migration.version)) continue;
    try {
      await apply(database, migration);
    } catch (error) {
      const file = `${migration.version}_${migration.name}.sql`;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`Migration ${file} failed and was undone: ${reason}`, { cause: error });
    }
  }
}

async function apply({ connection }: Database, migration: Migration): Promise<void> {
  const { ddl } = await connection.translateDdl(migration.statements.join(";\n"), { strict: true });
  await connection.transaction([...splitSqlStatements(ddl), historyRow(migration)], {
    intent: "migration",
  });
}

/** The history table of the Supabase CLI; on SQLite its schema is part of the table's name. */
function historyRow({ version, name, statements }: Migration): string {
  const values = [version, name, JSON.stringify(statements)].map(sqlText).join(", ");
  return `INSERT INTO "supabase_migrations.schema_migrations" (version, name, statements) VALUES (${values})`;
}
