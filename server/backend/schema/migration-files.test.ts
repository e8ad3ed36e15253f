import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { forSqlite, listMigrations } from "./migration-files.ts";

test("migrations come in order, without other files and those for Postgres only", () => {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  writeFileSync(join(folder, "20260102000000_second.sql"), "create table b (x int);");
  writeFileSync(join(folder, "20260101000000_first.sql"), "create table a (x int);");
  writeFileSync(join(folder, "20260103000000_third.sql"), "-- Postgres only: why\nselect 1;");
  writeFileSync(join(folder, "notes.md"), "nothing");
  expect(listMigrations(folder)).toEqual([
    { version: "20260101000000", name: "first", statements: ["create table a (x int)"] },
    { version: "20260102000000", name: "second", statements: ["create table b (x int)"] },
  ]);
});

test("grants are left out, whatever comment stands before them", () => {
  const sql = `-- who reads
    /* and
       why */ GRANT select on a to anon; revoke all on a from anon;
    alter default privileges in schema public grant select on tables to anon;
    -- a grant of another kind
    create table grants (x int);`;
  expect(forSqlite(sql).map((statement) => statement.trim().slice(-27))).toEqual([
    "create table grants (x int)",
  ]);
});

test("the day of a time zone becomes a text for the row security", () => {
  expect(forSqlite("select (now() at time zone 'Asia/Muscat')::date;")).toEqual([
    "select 'today in Asia/Muscat'",
  ]);
});
