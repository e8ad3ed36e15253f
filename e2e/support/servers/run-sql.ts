import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ServerProcess } from "../../../tools/test-servers/server-process.ts";

/** Runs a statement on the database of a stopped server and returns its rows. */
export function runSql({ dataDirectory }: ServerProcess, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(dataDirectory, "app.db"));
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}
