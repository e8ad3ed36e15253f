import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../errors/start-error.ts";

/**
 * Opens the database of a data folder for a command of the operator; the site may run meanwhile, for the database takes
 * one writer after the other. Throws a StartError where there is none.
 */
export function openDatabaseForCli(dataDirectory: string): DatabaseSync {
  const file = join(dataDirectory, "app.db");
  if (!existsSync(file)) {
    throw new StartError(
      `There is no database in ${dataDirectory}: name the folder with DATA_DIR.`,
    );
  }
  const database = new DatabaseSync(file);
  database.exec("pragma busy_timeout = 5000");
  return database;
}
