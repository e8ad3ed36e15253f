// npm run types:database: writes the types of the public tables from supabase/migrations; with --check it only tells
// whether the checked-in file still agrees. The schema is read from a database that the migrations have just made.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startEmbeddedBackend } from "../server/backend/embedded-backend.ts";

interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
}

const file = new URL("../app/server/database.types.ts", import.meta.url);
const written = render(await readTables());
if (!process.argv.includes("--check")) writeFileSync(file, written);
else if (readFileSync(file, "utf8") !== written) {
  console.error(
    "app/server/database.types.ts differs from the migrations: run npm run types:database",
  );
  process.exit(1);
}

/** The columns of every public table, by its name; system tables carry a schema in theirs. */
async function readTables(): Promise<Map<string, Column[]>> {
  const folder = mkdtempSync(join(tmpdir(), "database-types-"));
  try {
    const supabaseDir = new URL("../supabase/", import.meta.url).pathname;
    const backend = await startEmbeddedBackend({
      dataDir: folder,
      siteUrl: "http://127.0.0.1",
      supabaseDir,
      log: () => {},
    });
    await backend.close();
    const database = new DatabaseSync(join(folder, "app.db"), { readOnly: true });
    const names = database
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like '%.%' and name not like 'sqlite%'",
      )
      .all() as { name: string }[];
    return new Map(
      names.map(({ name }) => [
        name,
        database.prepare(`pragma table_info("${name}")`).all() as unknown as Column[],
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function render(tables: Map<string, Column[]>): string {
  const entries = [...tables].map(([name, columns]) => renderTable(name, columns)).join("\n");
  return `// Written from supabase/migrations by \`npm run types:database\`. Do not edit.
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

/** Rows only: nobody writes through the public key (B§6). */
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
