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
import {
  createAccount,
  createDataDir,
  startTestBackend,
  type TestBackend,
} from "../backend-fixture.ts";
import { StartError } from "../errors/start-error.ts";
import type { Log } from "../log.ts";
import { openDatabase } from "./database.ts";
import { databaseStartError, toStartError } from "./database-start-error.ts";
import { createStorageHealth } from "./storage-health.ts";

/** The files of a data folder with a guard in front of them. */
async function guarded() {
  const dataDirectory = createDataDir();
  mkdirSync(join(dataDirectory, "mail", "waiting"), { recursive: true });
  writeFileSync(join(dataDirectory, "lock"), "");
  const database = openDatabase(join(dataDirectory, "app.db"));
  const told: unknown[] = [];
  const log: Log = (_, detail) => told.push(detail?.state);
  return {
    dataDirectory,
    database,
    guard: createStorageHealth(dataDirectory, database, log),
    told,
  };
}

function errorOf(work: () => void): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

const faults = ({ entries }: TestBackend) =>
  entries.filter((entry) => "event" in entry && entry.event === "data folder");

test("one folder serves one backend, and the next one as soon as that has closed", async () => {
  const dataDirectory = createDataDir();
  const first = await startTestBackend({ dataDirectory });
  await expect(startTestBackend({ dataDirectory })).rejects.toThrow(StartError);
  await expect(startTestBackend({ dataDirectory })).rejects.toThrow(
    `${dataDirectory} is in use by another`,
  );
  expect((await first.signUp("noor@clinic.example", "abc123")).status).toBe(200);
  await first.close();
  const second = await startTestBackend({ dataDirectory });
  expect((await second.mailsTo("noor@clinic.example", 1)).length).toBe(1);
  await second.close();
});

test("a data folder that is gone makes the backend not ready and every sign-up an honest error", async () => {
  const backend = await startTestBackend();
  await createAccount(backend, "noor@clinic.example", "abc123");
  const session = (await backend.signIn("noor@clinic.example", "abc123")).json.access_token;
  const aside = `${backend.dataDirectory}-aside`;
  renameSync(backend.dataDirectory, aside);
  expect(await backend.isReady()).toBe(false);
  const refused = await backend.signUp("lost@clinic.example", "abc123");
  expect([refused.status, refused.json.error_code]).toEqual([503, "unexpected_failure"]);
  expect((await backend.signIn("noor@clinic.example", "abc123")).status).toBe(503);
  expect((await backend.user(session)).status).toBe(200);
  expect((await backend.call("/rest/v1/articles")).status).toBe(200);
  expect(faults(backend)).toHaveLength(1);

  renameSync(aside, backend.dataDirectory);
  expect(await backend.isReady()).toBe(true);
  expect((await backend.signUp("kept@clinic.example", "abc123")).status).toBe(200);
  await backend.close();
  const store = new DatabaseSync(join(backend.dataDirectory, "app.db"), { readOnly: true });
  const kept = store.prepare(`select email from "auth.users" order by email`).all();
  expect(kept.map(({ email }) => email)).toEqual(["kept@clinic.example", "noor@clinic.example"]);
  store.close();
});

test.each(["app.db", "app.db-wal", "lock", "mail/waiting"])(
  "a store whose %s was replaced is not sound, and is again once it is back",
  async (name) => {
    const { dataDirectory, database, guard, told } = await guarded();
    expect([guard.isSound(), guard.canWrite()]).toEqual([true, true]);
    const file = join(dataDirectory, name);
    renameSync(file, `${file}-aside`);
    cpSync(`${file}-aside`, file, { recursive: true });
    expect([guard.isSound(), guard.canWrite()]).toEqual([false, false]);
    expect(told).toEqual(["gone or replaced; put it back and restart"]);
    rmSync(file, { recursive: true });
    renameSync(`${file}-aside`, file);
    expect(guard.isSound()).toBe(true);
    database.close();
  },
);

test("a store that takes no write says so", async () => {
  const { database, guard, told } = await guarded();
  database.exec("PRAGMA query_only = ON");
  expect([guard.isSound(), guard.canWrite()]).toEqual([true, false]);
  expect(told).toEqual(["no write: ERR_SQLITE_ERROR"]);
  database.close();
});

test("a full disk that ends the start is said in a sentence, however deep the reason lies", async () => {
  const { database, dataDirectory } = await guarded();
  database.exec("PRAGMA max_page_count = 1");
  const full = errorOf(() => database.exec("create table t (x text)"));
  const wrapped = new Error("Migration 1 failed and was undone", { cause: full });
  const missing = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  for (const error of [wrapped, missing, databaseStartError("app.db", full)]) {
    expect(toStartError(dataDirectory, error)).toBeInstanceOf(StartError);
    expect((toStartError(dataDirectory, error) as Error).message).toBe(
      `The disk of the data folder ${dataDirectory} is full: make room on it.`,
    );
  }
  const other = new Error("anything else");
  expect(toStartError(dataDirectory, other)).toBe(other);
  database.close();
});

test("a folder that goes while a sign-up is under way acknowledges nothing", async () => {
  const backend = await startTestBackend();
  const signUp = backend.signUp("lost@clinic.example", "abc123");
  // The password is hashed for longer than this.
  setTimeout(() => renameSync(backend.dataDirectory, `${backend.dataDirectory}-aside`), 10);
  expect((await signUp).status).toBe(503);
  await backend.close();
});

test("keys whose database is gone or empty stop the start and are kept", async () => {
  const dataDirectory = createDataDir();
  await (await startTestBackend({ dataDirectory })).close();
  const keys = readFileSync(join(dataDirectory, "secrets.json"), "utf8");
  const file = join(dataDirectory, "app.db");
  const losses = [
    () => truncateSync(file, 0),
    () => rmSync(file),
    // What a tool leaves that opened a database that was not there.
    () => new DatabaseSync(file).exec("PRAGMA user_version = 0; VACUUM"),
  ];
  for (const lose of losses) {
    lose();
    const start = startTestBackend({ dataDirectory });
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(`${file} is gone or empty`);
    await expect(start).rejects.toThrow("npm run restore");
    expect(readFileSync(join(dataDirectory, "secrets.json"), "utf8")).toBe(keys);
  }
});

test("a first start that failed half way leaves no keys that would stop the next", async () => {
  const dataDirectory = createDataDir();
  const broken = createDataDir(); // no configuration in it
  await expect(startTestBackend({ dataDirectory, supabaseDir: broken })).rejects.toThrow();
  const backend = await startTestBackend({ dataDirectory });
  expect(await backend.isReady()).toBe(true);
  await backend.close();
});
