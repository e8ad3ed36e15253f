import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/** Takes a database one form further, inside a transaction; `schema` is the text of schema.sql. */
type Upgrade = (database: DatabaseSync, schema: string) => void;

/** By the form that they begin with. A step that has been released is never changed. */
export const UPGRADES: readonly Upgrade[] = [fromLite];

/** What @supabase/lite 0.10 kept and we do not: its log, logins by other services, its history of migrations. */
const TABLES_OF_LITE = [
  "auth.refresh_tokens",
  "auth.sessions",
  "auth.identities",
  "auth.flow_state",
  "auth.audit_log_entries",
  "auth.users",
  "articles",
  "supabase_migrations.schema_migrations",
  "supabase_migrations.seed_files",
];

/** What is kept of a table: columns that both know, and of which rows; parents before children. */
const KEPT: readonly (readonly [string, { columns: string; sound?: string }])[] = [
  [
    "auth.users",
    {
      columns: `id, email, encrypted_password, email_confirmed_at, confirmation_token, confirmation_sent_at,
        recovery_token, recovery_sent_at, email_change, email_change_token_current, email_change_token_new,
        email_change_sent_at, email_change_confirm_status, last_sign_in_at, created_at, updated_at`,
    },
  ],
  ["auth.sessions", { columns: "id, user_id, tag, created_at, refreshed_at" }],
  [
    "auth.refresh_tokens",
    {
      columns: "token, session_id, parent, revoked, created_at",
      // lite did not refuse a token without a session, which nobody could use, nor a second live one.
      sound: `exists (select 1 from "auth.sessions" where id = old.session_id) and (revoked = 1 or old.rowid =
        (select max(rowid) from temp."old auth.refresh_tokens" where session_id = old.session_id and revoked = 0))`,
    },
  ],
  [
    "articles",
    {
      columns: `id, slug, title_en, title_ar, excerpt_en, excerpt_ar, content_en, content_ar, featured_image,
        category, author, published_at`,
    },
  ],
];

/**
 * From the tables of @supabase/lite 0.10 to our own (docs/decisions/0026-an-own-store-for-accounts.md). Accounts, passwords,
 * sessions, tokens, pending links and articles live on; of a link its hash takes the place of itself.
 */
function fromLite(database: DatabaseSync, schema: string): void {
  database.function("sha256", { deterministic: true }, (text) =>
    text === null ? null : createHash("sha256").update(String(text)).digest("hex"),
  );
  // The rows wait beside the tables while those are made anew.
  for (const [table, { columns }] of KEPT) {
    database.exec(`create temp table "old ${table}" as select ${columns} from "${table}"`);
  }
  dropLite(database);
  database.exec(schema);
  withoutTriggers(database, () => {
    for (const [table, { columns, sound = "true" }] of KEPT) {
      const values = columns.replaceAll(/\w+_token\w*/g, "sha256($&)");
      database.exec(
        `insert into "${table}" (${columns}) select ${values} from temp."old ${table}" as old where ${sound}`,
      );
      database.exec(`drop table temp."old ${table}"`);
    }
  });
}

/**
 * Takes away what a first start of lite left that was killed before it could answer anybody: tables without the articles,
 * or without their seed. False, and nothing is done, when there is more.
 */
export function dropUnfinished(database: DatabaseSync): boolean {
  const has = (sql: string) => database.prepare(sql).get() !== undefined;
  const table = (name: string) => has(`select 1 from sqlite_schema where name = '${name}'`);
  if (table("articles") && has(`select 1 from "supabase_migrations.seed_files"`)) return false;
  if (table("auth.users") && has(`select 1 from "auth.users"`)) return false;
  dropLite(database);
  return true;
}

function dropLite(database: DatabaseSync): void {
  for (const table of TABLES_OF_LITE) database.exec(`drop table if exists "${table}"`);
}

/** Rows that are there already stay as they are, whatever a trigger asks of new ones. */
function withoutTriggers(database: DatabaseSync, work: () => void): void {
  const triggers = database
    .prepare("select name, sql from sqlite_schema where type = 'trigger'")
    .all();
  for (const { name } of triggers) database.exec(`drop trigger "${name}"`);
  work();
  for (const { sql } of triggers) database.exec(String(sql));
}
