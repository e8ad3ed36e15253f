import { existsSync, readFileSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { hasNoTables, inTransaction } from "../data-directory/database.ts";
import { StartError } from "../errors/start-error.ts";

const schemaFile = new URL("schema.sql", import.meta.url);

/** The version of the schema, stored in the database as its `user_version`. */
const schemaVersion = 3;

/**
 * Creates the schema and runs the seed in a new database, in one transaction. The seed runs once, because its rows are
 * edited afterwards. Throws a StartError for a database of another version, and an Error with the name of the seed when
 * the seed fails.
 */
export function prepareSchema(database: DatabaseSync, seedFile: string): void {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (version === schemaVersion) return;
  if (version !== 0 || !hasNoTables(database)) {
    throw new StartError(
      `The database was made by another version of the site (schema ${version}, this one has ${schemaVersion}): start that version.`,
    );
  }
  inTransaction(database, () => {
    create(database, readFileSync(schemaFile, "utf8"), seedFile);
    database.exec(`PRAGMA user_version = ${schemaVersion}`);
  });
}

function create(database: DatabaseSync, schema: string, seedFile: string): void {
  database.exec(schema);
  if (!existsSync(seedFile)) return;
  try {
    database.exec(readFileSync(seedFile, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The seed ${seedFile} failed and was undone: ${reason}`, { cause: error });
  }
}
