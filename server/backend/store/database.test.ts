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
import { StartError } from "../../process/start-error.ts";
import { openDatabase } from "./database.ts";

// Every write waits for the disk.
vi.setConfig({ testTimeout: 30_000 });

const newFile = () => join(mkdtempSync(join(tmpdir(), "database-")), "app.db");

test("all files of an open database are private and writes are synchronous", async () => {
  const file = newFile();
  const { connection, sqlite } = await openDatabase(file);
  sqlite.exec("create table t (x)");
  const folder = join(file, "..");
  expect(readdirSync(folder).sort()).toEqual(["app.db", "app.db-shm", "app.db-wal"]);
  for (const name of readdirSync(folder)) {
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  }
  expect(sqlite.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
  expect(sqlite.prepare("pragma synchronous").get()).toEqual({ synchronous: 2 });
  expect(sqlite.prepare("pragma busy_timeout").get()).toEqual({ timeout: 5000 });
  await connection.close();
});

test("a file that is no database is refused and left as it is", async () => {
  const file = newFile();
  const text = "these are my notes\n".repeat(500);
  writeFileSync(file, text);
  await expect(openDatabase(file)).rejects.toThrow(StartError);
  await expect(openDatabase(file)).rejects.toThrow(`The file ${file} is not a database: restore`);
  expect(readFileSync(file, "utf8")).toBe(text);
});

test("a damaged database is refused", async () => {
  const file = newFile();
  const { connection, sqlite } = await openDatabase(file);
  sqlite.exec("create table t (x text)");
  const insert = sqlite.prepare("insert into t values (?)");
  sqlite.exec("begin"); // one write to the disk instead of two thousand
  for (let row = 0; row < 2000; row += 1) insert.run("y".repeat(100));
  sqlite.exec("commit");
  await connection.close();
  writeFileSync(file, readFileSync(file).fill(0x7f, 8192, 40_000));
  await expect(openDatabase(file)).rejects.toThrow(StartError);
  await expect(openDatabase(file)).rejects.toThrow(`The database ${file} is damaged: restore`);
});

test("a folder in the place of the file is refused", async () => {
  const file = newFile();
  mkdirSync(file);
  await expect(openDatabase(file)).rejects.toThrow(
    `The database ${file} cannot be opened (EISDIR)`,
  );
});
