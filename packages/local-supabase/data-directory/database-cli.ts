import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../errors/start-error.ts";
import { databaseFile } from "./file-names.ts";

/**
 * Opens the database of a data directory for an operator's command, and closes it after the work, which rolls back an
 * open transaction. The site may run meanwhile, because SQLite serializes writers. Throws a StartError when there is no
 * database.
 */
export function withDatabase<Result>(
  dataDirectory: string,
  work: (database: DatabaseSync) => Result,
): Result {
  const file = join(dataDirectory, databaseFile);
  if (!existsSync(file)) {
    throw new StartError(
      `There is no database in ${dataDirectory}: name the folder with DATA_DIR.`,
    );
  }
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}
