import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { splitSqlStatements } from "@supabase/lite";

/** One file of `supabase/migrations/`, reduced to what the embedded SQLite database can run. */
export interface Migration {
  /** The 14 digits its name starts with. */
  readonly version: string;
  readonly name: string;
  /** Statements in the Postgres dialect, not yet translated. */
  readonly statements: readonly string[];
}

const FILE_NAME = /^(\d{14})_(.+)\.sql$/;
const POSTGRES_ONLY = /^\s*--\s*postgres only\b/i;
const LEADING_COMMENTS = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/;
const PRIVILEGE = /^(?:grant|revoke|alter\s+default\s+privileges)\b/i;
const TODAY = /\(\s*now\(\)\s+at\s+time\s+zone\s+'([\w/+-]+)'\s*\)::date/gi;

/**
 * The migrations that apply to SQLite, oldest first. A file whose first line is the comment
 * `-- postgres only …` is left to the Supabase CLI.
 */
export function listMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      if (version === undefined || name === undefined) return [];
      const sql = readFileSync(join(folder, file), "utf8");
      return POSTGRES_ONLY.test(sql) ? [] : [{ version, name, statements: forSqlite(sql) }];
    });
}

/**
 * Splits the SQL of one migration and leaves out or rewrites what the translation to SQLite
 * refuses. GRANT and REVOKE go: SQLite has no roles, the gateway and row-level security decide who
 * reads. A comparison with the calendar day of a time zone becomes a text that
 * `row-security.ts` fills in at every request.
 *
 * @example forSqlite("grant select on a to anon; create policy … (now() at time zone 'Asia/Muscat')::date")
 * // ["create policy … 'today in Asia/Muscat'"]
 */
export function forSqlite(sql: string): string[] {
  return splitSqlStatements(sql)
    .filter((statement) => !PRIVILEGE.test(statement.replace(LEADING_COMMENTS, "")))
    .map((statement) => statement.replace(TODAY, "'today in $1'"));
}
