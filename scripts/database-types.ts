// npm run types:database: writes the types of the public tables from schema.sql, which a test compares with
// supabase/migrations. With --check it fails when the committed file is outdated.
import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
}

const file = new URL("../app/server/database.types.ts", import.meta.url);
const written = render(readTables());
if (!process.argv.includes("--check")) writeFileSync(file, written);
else if (readFileSync(file, "utf8") !== written) {
  console.error("app/server/database.types.ts is outdated: run npm run types:database");
  process.exit(1);
}

/** The columns of each public table by its name. The names of account tables contain their schema. */
function readTables(): Map<string, Column[]> {
  const database = new DatabaseSync(":memory:");
  const schema = new URL(import.meta.resolve("local-supabase/schema.sql"));
  database.exec(readFileSync(schema, "utf8"));
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
export interface Database {
  public: {
    Tables: {
${entries}
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
}
`;
}

/** Rows only, because the public key cannot write (REQ-ACCOUNT-21). */
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

function typeOf({ type, notnull }: Column): string {
  const base = /INT|REAL|NUM/i.test(type) ? "number" : "string";
  return notnull ? base : `${base} | null`;
}
