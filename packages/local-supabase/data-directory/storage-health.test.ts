import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDataDir } from "../backend-fixture.ts";
import type { Log } from "../log.ts";
import { openDatabase } from "./database.ts";
import { createStorageHealth } from "./storage-health.ts";

/** A data directory with a check of its health. */
async function startMonitoring() {
  const dataDirectory = createDataDir();
  mkdirSync(join(dataDirectory, "mail", "waiting"), { recursive: true });
  writeFileSync(join(dataDirectory, "lock"), "");
  const database = openDatabase(join(dataDirectory, "app.db"));
  const states: unknown[] = [];
  const log: Log = (_, detail) => states.push(detail?.state);
  return {
    dataDirectory,
    database,
    health: createStorageHealth(dataDirectory, database, log),
    states,
  };
}

test.each(["app.db", "app.db-wal", "lock", "mail/waiting"])(
  "the storage is unhealthy while its %s is replaced, and healthy once it is back",
  async (name) => {
    const { dataDirectory, database, health, states } = await startMonitoring();
    expect([health.isHealthy(), health.canWrite()]).toEqual([true, true]);
    const file = join(dataDirectory, name);
    renameSync(file, `${file}-aside`);
    cpSync(`${file}-aside`, file, { recursive: true });
    expect([health.isHealthy(), health.canWrite()]).toEqual([false, false]);
    expect(states).toEqual(["gone or replaced; put it back and restart"]);
    rmSync(file, { recursive: true });
    renameSync(`${file}-aside`, file);
    expect(health.isHealthy()).toBe(true);
    database.close();
  },
);

test("a failing write makes the storage unhealthy", async () => {
  const { database, health, states } = await startMonitoring();
  database.exec("PRAGMA query_only = ON");
  expect([health.isHealthy(), health.canWrite()]).toEqual([true, false]);
  expect(states).toEqual(["no write: ERR_SQLITE_ERROR"]);
  database.close();
});
