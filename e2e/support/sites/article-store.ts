import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { OwnSite } from "./own-site.ts";

/** Runs a statement on the database of a site that has been stopped, as its owner might, and returns its rows. */
export function inStore({ dataDirectory }: OwnSite, sql: string): Record<string, unknown>[] {
  const store = new DatabaseSync(join(dataDirectory, "app.db"));
  try {
    return store.prepare(sql).all();
  } finally {
    store.close();
  }
}
