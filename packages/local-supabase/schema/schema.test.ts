import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { branchIds } from "../../../app/content/data/branches.ts";
import { listFiles, readProjectFile } from "../../../tools/project-files.ts";
import { startTestBackend } from "../backend-fixture.ts";
import { staffFunctions } from "../staff/staff-functions.ts";
import { getTable } from "../tables/tables.ts";

/** The embedded schema in SQLite's format. */
const database = new DatabaseSync(":memory:");
database.exec(readFileSync(new URL("schema.sql", import.meta.url), "utf8"));

/** The statements of the migrations, without comments. */
const migrations = listFiles("supabase/migrations", ".sql")
  .map((file) => readProjectFile(file).replaceAll(/--[^\n]*/g, ""))
  .join("\n");

const plain = (sql: string) => sql.toLowerCase().replaceAll(/\s+/g, "");

/** The names of the tables, in the order of the migrations. */
const tables = [...migrations.matchAll(/create table public\.(\w+)/g)].map(([, name = ""]) => name);

/** The definitions of a table's columns after all migrations: of a new table, and of columns added to it. */
function columnDefinitions(table: string): string[] {
  const created = new RegExp(`create table public\\.${table} \\(\\n([\\s\\S]*?)\\n\\);`);
  const altered = new RegExp(`alter table public\\.${table}\\s([^;]*);`, "g");
  const body = created.exec(migrations)?.[1] ?? "";
  const definitions = [...body.matchAll(/^ {2}(?!constraint)((\w+) .*)$/gm)];
  const columns = new Map(definitions.map(([, column = "", name]) => [name, column]));
  for (const [, changes = ""] of migrations.matchAll(altered)) {
    const actions = /\b(add|drop) column (?:if (?:not )?exists )?((\w+)[^,]*)/g;
    for (const [, action, column = "", name] of changes.matchAll(actions)) {
      if (action === "add") columns.set(name, column);
      else columns.delete(name);
    }
  }
  return [...columns.values()];
}

/** The columns of a table: name, kind, maximum length, whether it is nullable, unique, has a default or is the key. */
function migratedColumns(table: string) {
  return columnDefinitions(table).map((column) => {
    const [, name, type = "", longest, rest = ""] =
      /^(\w+) (\w+)(?:\((\d+)\))?(.*)/.exec(column) ?? [];
    return {
      name,
      longest: longest ? Number(longest) : null,
      kind: kinds[type],
      isNeeded: /not null|primary key/.test(rest),
      isUnique: rest.includes("unique"),
      isKey: rest.includes("primary key"),
      // SQLite gives an integer key its value without a default.
      hasDefault: rest.includes("default"),
    };
  });
}

/** The kind in SQLite of each type of the migrations. */
const kinds: Record<string, string> = {
  uuid: "text",
  varchar: "text",
  timestamptz: "text",
  date: "day",
  integer: "integer",
  bigint: "integer",
  boolean: "boolean",
  jsonb: "json",
};

function embeddedColumns(table: string) {
  const { sql } = database
    .prepare("select sql from sqlite_schema where type = 'table' and name = ?")
    .get(table) as { sql: string };
  const kindOf = (name: unknown, type: unknown) => {
    if (sql.includes(`check (date(${name}) is not null`)) return "day";
    if (sql.includes(`check (json_valid(${name}))`)) return "json";
    if (sql.includes(`check (${name} in (0, 1))`)) return "boolean";
    return String(type).toLowerCase();
  };
  return database
    .prepare(`pragma table_info(${table})`)
    .all()
    .map(({ name, type, notnull, dflt_value, pk }) => {
      const longest = new RegExp(`check \\(length\\(${name}\\) <= (\\d+)\\)`).exec(sql)?.[1];
      return {
        name,
        longest: longest ? Number(longest) : name === "state" ? 10 : null,
        kind: kindOf(name, type),
        isNeeded: notnull === 1,
        isUnique: new RegExp(`^ {2}${name} text not null unique`, "m").test(sql),
        isKey: pk === 1,
        hasDefault: dflt_value !== null,
      };
    });
}

test("the embedded tables have the columns of the migrations with the same lengths and constraints", () => {
  expect(tables).toHaveLength(6);
  for (const table of tables) expect(embeddedColumns(table)).toEqual(migratedColumns(table));
});

test("the gateway reads all columns of the migrations, and knows their kinds", () => {
  for (const table of tables) {
    const { columns, nullable } = getTable(table);
    const migrated = migratedColumns(table);
    const kindOf = (kind: string | undefined) => (kind === "day" ? "text" : kind);
    expect(Object.entries(columns)).toEqual(migrated.map(({ name, kind }) => [name, kindOf(kind)]));
    expect([...nullable]).toEqual(
      migrated.filter(({ isNeeded }) => !isNeeded).map(({ name }) => name),
    );
  }
});

test("the functions of staff have the parameters of the migrations", () => {
  const created = migrations.matchAll(/create (?:or replace )?function public\.(\w+)\(([^)]*)\)/g);
  // A later migration replaces the function of an earlier one.
  const latest = new Map([...created].map(([, name = "", parameters = ""]) => [name, parameters]));
  const migrated = [...latest]
    .filter(([name]) => name !== "delete_own_account")
    .map(([name, parameters]) => [name, parameters.replaceAll(/\s+/g, " ").trim()]);
  const embedded = Object.entries(staffFunctions).map(([name, { parameters, defaults }]) => [
    name,
    Object.entries(parameters)
      .map(([parameter, type]) => {
        const value = defaults[parameter];
        return `${parameter} ${type}${value === undefined ? "" : ` default ${value}`}`;
      })
      .join(", "),
  ]);
  expect(embedded.toSorted()).toEqual(migrated.toSorted());
});

test("the branches of the migrations are those of the site", () => {
  const lists = [
    ...migrations.matchAll(/function private\.branch_ids\(\)[^[]*\[\] [^[]*\[([^\]]*)\]/g),
  ];
  const [, latest = ""] = lists.at(-1) ?? [];
  expect(latest.replaceAll("'", "").split(", ")).toEqual(branchIds);
});

test("the embedded tables have every constraint of the migrations", () => {
  const sql = database
    .prepare("select sql from sqlite_schema where sql is not null")
    .all()
    .map((row) => String(row.sql))
    .join("\n");
  const checks = [
    ...migrations.matchAll(
      /constraint (\w+)\s+check (\([\s\S]*?\))(?=,?\s*constraint|\n\);|;| not valid)/g,
    ),
  ];
  expect(checks.map(([, name]) => name)).toHaveLength(10);
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

test("the embedded tables have the indexes that the migrations end with", () => {
  const created = migrations.matchAll(/create (?:unique )?index (\w+) on public\.[^;]+/g);
  const latest = new Map([...created].map(([statement, name = ""]) => [name, statement]));
  expect(latest.size).toBe(5);
  for (const [name, statement] of latest) {
    const index = database.prepare("select sql from sqlite_schema where name = ?").get(name);
    expect(plain(String(index?.sql))).toBe(plain(statement.replace("public.", "")));
  }
});

test("a database of another version of the site is rejected and unchanged", async () => {
  const { close, dataDirectory, query } = await startTestBackend();
  await close();
  query("pragma user_version = 99");
  await expect(startTestBackend({ dataDirectory })).rejects.toThrow(/another version of the site/);
});
