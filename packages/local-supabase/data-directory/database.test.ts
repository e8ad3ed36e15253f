import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { StartError } from "../errors/start-error.ts";
import { openDatabase } from "./database.ts";

// PRAGMA synchronous = FULL: every commit waits for the disk.
vi.setConfig({ testTimeout: 30_000 });

const newFile = () => join(mkdtempSync(join(tmpdir(), "database-")), "app.db");

test("all files of an open database have mode 0600, and writes are synchronous", async () => {
  const file = newFile();
  const database = openDatabase(file);
  database.exec("create table t (x)");
  const folder = join(file, "..");
  expect(readdirSync(folder).sort()).toEqual(["app.db", "app.db-shm", "app.db-wal"]);
  for (const name of readdirSync(folder)) {
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  }
  expect(database.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
  expect(database.prepare("pragma synchronous").get()).toEqual({ synchronous: 2 });
  expect(database.prepare("pragma busy_timeout").get()).toEqual({ timeout: 5000 });
  database.close();
});

test("a file that is not a database is rejected and unchanged", async () => {
  const file = newFile();
  const text = "these are my notes\n".repeat(500);
  writeFileSync(file, text);
  expect(() => openDatabase(file)).toThrow(StartError);
  expect(() => openDatabase(file)).toThrow(`The file ${file} is not a database: restore`);
  expect(readFileSync(file, "utf8")).toBe(text);
});

test("a damaged database is rejected", async () => {
  const file = newFile();
  const database = openDatabase(file);
  database.exec("create table t (x text)");
  const insert = database.prepare("insert into t values (?)");
  // One transaction instead of two thousand.
  database.exec("begin");
  for (let row = 0; row < 2000; row += 1) insert.run("y".repeat(100));
  database.exec("commit");
  database.close();
  writeFileSync(file, readFileSync(file).fill(0x7f, 8192, 40_000));
  expect(() => openDatabase(file)).toThrow(StartError);
  expect(() => openDatabase(file)).toThrow(`The database ${file} is damaged: restore`);
});

test("a directory in the place of the database file is rejected", async () => {
  const file = newFile();
  mkdirSync(file);
  expect(() => openDatabase(file)).toThrow(`The database ${file} cannot be opened (EISDIR)`);
});
