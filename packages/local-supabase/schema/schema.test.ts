import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { listFiles, readProjectFile } from "../../../tools/project-files.ts";

/** The embedded schema in SQLite's format. */
const database = new DatabaseSync(":memory:");
database.exec(readFileSync(new URL("schema.sql", import.meta.url), "utf8"));

/** The statements of the migrations about `articles`, without comments. */
const migrations = listFiles("supabase/migrations", ".sql")
  .map((file) => readProjectFile(file).replaceAll(/--[^\n]*/g, ""))
  .join("\n");

const plain = (sql: string) => sql.toLowerCase().replaceAll(/\s+/g, "");

/** The columns of the migration: name, maximum length, whether it is nullable, unique, has a default or is the key. */
function migratedColumns() {
  const body = /create table public\.articles \(\n([\s\S]*?)\n\);/.exec(migrations)?.[1] ?? "";
  return [...body.matchAll(/^ {2}(\w+) (uuid|date|varchar)(?:\((\d+)\))?([^\n]*?),?$/gm)].map(
    ([, name, type, longest, rest = ""]) => ({
      name,
      longest: longest ? Number(longest) : null,
      isDay: type === "date",
      isNeeded: /not null|primary key/.test(rest),
      isUnique: rest.includes("unique"),
      isKey: rest.includes("primary key"),
      hasDefault: rest.includes("default"),
    }),
  );
}

function embeddedColumns() {
  const { sql } = database
    .prepare("select sql from sqlite_schema where name = 'articles'")
    .get() as {
    sql: string;
  };
  return database
    .prepare("pragma table_info(articles)")
    .all()
    .map(({ name, notnull, dflt_value, pk }) => {
      const longest = new RegExp(`check \\(length\\(${name}\\) <= (\\d+)\\)`).exec(sql)?.[1];
      return {
        name,
        longest: longest ? Number(longest) : null,
        isDay: sql.includes(`check (date(${name}) is not null)`),
        isNeeded: notnull === 1,
        isUnique: new RegExp(`^ {2}${name} text not null unique`, "m").test(sql),
        isKey: pk === 1,
        hasDefault: dflt_value !== null,
      };
    });
}

test("the embedded articles have the columns of the migrations with the same lengths and constraints", () => {
  expect(migratedColumns()).toHaveLength(12);
  expect(embeddedColumns()).toEqual(migratedColumns());
});

test("the embedded articles have every constraint of the migrations", () => {
  const sql = database
    .prepare("select sql from sqlite_schema where tbl_name = 'articles' and sql is not null")
    .all()
    .map((row) => String(row.sql))
    .join("\n");
  const checks = [
    ...migrations.matchAll(
      /constraint (\w+)\s+check (\([\s\S]*?\))(?=,?\s*constraint|\n\);|;| not valid)/g,
    ),
  ];
  expect(checks.map(([, name]) => name)).toHaveLength(8);
  for (const [, name = "", check = ""] of checks) {
    // SQLite has no regular expressions; articles-table.test.ts tests the triggers that replace them.
    if (check.includes("~")) expect(sql).toContain(`${name}_on_update`);
    else
      expect([name, plain(sql).includes(plain(`constraint ${name} check ${check}`))]).toEqual([
        name,
        true,
      ]);
  }
});

test("the embedded articles have the index that the migrations end with", () => {
  const [created] = [
    ...migrations.matchAll(/create index articles_newest_first on public\.([^;]+);/g),
  ].slice(-1);
  const index = database
    .prepare("select sql from sqlite_schema where name = 'articles_newest_first'")
    .get();
  expect(plain(String(index?.sql))).toBe(
    plain(`create index articles_newest_first on ${created?.[1]}`),
  );
});
