import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../errors/start-error.ts";
import { databaseFile } from "./file-names.ts";

/**
 * Opens the database of a data directory for an operator's command. The site may run meanwhile, because SQLite
 * serializes writers. Throws a StartError when there is no database.
 */
export function openDatabaseForCli(dataDirectory: string): DatabaseSync {
  const file = join(dataDirectory, databaseFile);
  if (!existsSync(file)) {
    throw new StartError(
      `There is no database in ${dataDirectory}: name the folder with DATA_DIR.`,
    );
  }
  return new DatabaseSync(file, { timeout: 5000 });
}
