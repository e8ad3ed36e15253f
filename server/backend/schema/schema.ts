import { existsSync, readFileSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { StartError } from "../../process/start-error.ts";
import { inTransaction } from "../store/database.ts";
import { dropUnfinished, UPGRADES } from "./upgrades.ts";

const SCHEMA = new URL("schema.sql", import.meta.url);

/** The form of the database that this version of the site works with, kept as its `user_version`. */
const FORM = UPGRADES.length;

/**
 * Gives the database the form that this version works with: a new one the schema and the rows of
 * `seedFile`, an older one the steps that it lacks. All of it in one transaction, so a process
 * killed in between leaves the database as it was. A seed is never sown again: its rows belong to
 * whoever edits them. Throws a StartError for a database of a later version, an Error that names the
 * seed when that fails.
 */
export function prepareSchema(database: DatabaseSync, seedFile: string): void {
  const form = formOf(database);
  if (form === FORM) return;
  if (form > FORM) {
    throw new StartError(
      `The database was made by a later version of the site (form ${form}, this one knows ${FORM}): start that one.`,
    );
  }
  inTransaction(database, () => {
    const schema = readFileSync(SCHEMA, "utf8");
    if (isNew(database)) create(database, schema, seedFile);
    else for (const upgrade of UPGRADES.slice(form)) upgrade(database, schema);
    database.exec(`PRAGMA user_version = ${FORM}`);
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

function formOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.user_version);
}

function isNew(database: DatabaseSync): boolean {
  if (database.prepare("SELECT 1 FROM sqlite_schema").get() === undefined) return true;
  return formOf(database) === 0 && dropUnfinished(database);
}
