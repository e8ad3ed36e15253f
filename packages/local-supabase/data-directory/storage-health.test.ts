import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createDataDir, startTestBackend } from "../backend-fixture.ts";
import { StartError } from "../errors/start-error.ts";
import type { Log } from "../log.ts";
import { openDatabase } from "./database.ts";
import { databaseStartError, toStartError } from "./database-start-error.ts";
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

function errorOf(work: () => void): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test("a data directory serves one backend at a time, and the next one after that has closed", async () => {
  const dataDirectory = createDataDir();
  const first = await startTestBackend({ dataDirectory });
  await expect(startTestBackend({ dataDirectory })).rejects.toThrow(StartError);
  await expect(startTestBackend({ dataDirectory })).rejects.toThrow(
    `${dataDirectory} is in use by another`,
  );
  expect((await first.signUp("noor@clinic.example", "abc472")).status).toBe(200);
  await first.close();
  const second = await startTestBackend({ dataDirectory });
  expect((await second.mailsTo("noor@clinic.example", 1)).length).toBe(1);
  await second.close();
});

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

test("a start on a full disk fails with one sentence, also when the error is a nested cause", async () => {
  const { database, dataDirectory } = await startMonitoring();
  database.exec("PRAGMA max_page_count = 1");
  const full = errorOf(() => database.exec("create table t (x text)"));
  const wrapped = new Error("Migration 1 failed and was undone", { cause: full });
  const missing = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  for (const error of [wrapped, missing, databaseStartError("app.db", full)]) {
    expect(toStartError(dataDirectory, error)).toBeInstanceOf(StartError);
    expect((toStartError(dataDirectory, error) as Error).message).toBe(
      `The disk of the data directory ${dataDirectory} is full: free space on it.`,
    );
  }
  const other = new Error("anything else");
  expect(toStartError(dataDirectory, other)).toBe(other);
  database.close();
});

test("secrets without a database, or with an empty one, stop the start and do not change", async () => {
  const dataDirectory = createDataDir();
  await (await startTestBackend({ dataDirectory })).close();
  const keys = readFileSync(join(dataDirectory, "secrets.json"), "utf8");
  const file = join(dataDirectory, "app.db");
  const losses = [
    () => truncateSync(file, 0),
    () => rmSync(file),
    // An empty file, as a tool leaves it that opened a missing database.
    () => new DatabaseSync(file).exec("PRAGMA user_version = 0; VACUUM"),
  ];
  for (const lose of losses) {
    lose();
    const start = startTestBackend({ dataDirectory });
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(`${file} is missing or empty`);
    await expect(start).rejects.toThrow("npm run restore");
    expect(readFileSync(join(dataDirectory, "secrets.json"), "utf8")).toBe(keys);
  }
});

test("a failed first start leaves no secrets that would stop the next one", async () => {
  const dataDirectory = createDataDir();
  // Without config.toml.
  const broken = createDataDir();
  await expect(startTestBackend({ dataDirectory, supabaseDir: broken })).rejects.toThrow();
  const backend = await startTestBackend({ dataDirectory });
  expect(await backend.isReady()).toBe(true);
  await backend.close();
});
