// npm run types:database: writes the types of the public tables from schema.sql, which a test compares with
// supabase/migrations, and of the functions from the migrations. With --check it fails when the committed file is outdated.
import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { listFiles, readProjectFile } from "../tools/project-files.ts";
import { readOptions } from "./environment/options.mjs";

/** TypeScript's types of those in the migrations. */
const types: Record<string, string> = {
  uuid: "string",
  text: "string",
  date: "string",
  integer: "number",
  boolean: "boolean",
  jsonb: "Json",
  void: "undefined",
};

interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
}

const file = new URL("../app/server/database.types.ts", import.meta.url);
const schema = readFileSync(new URL(import.meta.resolve("local-supabase/schema.sql")), "utf8");
const written = render(readTables());
if (!readOptions({ check: { type: "boolean" } }).check) writeFileSync(file, written);
else if (readFileSync(file, "utf8") !== written) {
  console.error("app/server/database.types.ts is outdated: run npm run types:database");
  process.exit(1);
}

/** The columns of each public table by its name. The names of account tables contain their schema. */
function readTables(): Map<string, Column[]> {
  const database = new DatabaseSync(":memory:");
  database.exec(schema);
  const names = database
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like '%.%' and name not like 'sqlite%'",
    )
    .all() as { name: string }[];
  return new Map(
    names.map(({ name }) => [
      name,
      database.prepare(`pragma table_info("${name}")`).all() as unknown as Column[],
    ]),
  );
}

function render(tables: Map<string, Column[]>): string {
  const entries = [...tables].map(([name, columns]) => renderTable(name, columns)).join("\n");
  return `// Written from packages/local-supabase/schema/schema.sql by \`npm run types:database\`. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json } | Json[];

export interface Database {
  public: {
    Tables: {
${entries}
    };
    Views: Record<never, never>;
    Functions: {
${renderFunctions()}
    };
  };
}
`;
}

/** The functions of the migrations, each as the last one defines it. A parameter with a default is optional. */
function renderFunctions(): string {
  const migrations = listFiles("supabase/migrations", ".sql").map(readProjectFile).join("\n");
  const created = /create (?:or replace )?function public\.(\w+)\(([^)]*)\) returns (\w+)/g;
  const latest = new Map([...migrations.matchAll(created)].map((match) => [match[1], match]));
  return [...latest.values()]
    .map(([, name, parameters = "", result = ""]) => {
      const given = parameters.split(",").filter((parameter) => parameter.trim());
      const args = given.map(renderParameter).join("\n");
      return `      ${name}: {
        Args: ${args ? `{\n${args}\n        }` : "Record<never, never>"};
        Returns: ${types[result]};
      };`;
    })
    .join("\n");
}

function renderParameter(parameter: string): string {
  const [name, type = "", word] = parameter.trim().split(/\s+/);
  return `          ${name}${word ? "?" : ""}: ${types[type]};`;
}

/** Rows only, because nobody writes to a table directly (REQ-ACCOUNT-21, REQ-STAFF-3). */
function renderTable(name: string, columns: Column[]): string {
  const fields = columns.map((column) => `          ${column.name}: ${typeOf(column)};`).join("\n");
  return `      ${name}: {
        Row: {
${fields}
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };`;
}

function typeOf({ name, type, notnull }: Column): string {
  let base = /INT|REAL|NUM/i.test(type) ? "number" : "string";
  if (schema.includes(`check (json_valid(${name}))`)) base = "Json";
  if (schema.includes(`check (${name} in (0, 1))`)) base = "boolean";
  return notnull ? base : `${base} | null`;
}
