import type { DatabaseSync } from "node:sqlite";
import type { Account } from "../accounts/account.ts";
import type { Row } from "../tables/tables.ts";

/** A change of one row by staff. */
interface AuditLogEntry {
  /** The name of the function. */
  readonly action: string;
  readonly table: string;
  readonly id: string;
  /** Null for a new row. */
  readonly before: Row | null;
  readonly after: Row;
}

/**
 * Adds an entry to the append-only audit log, inside the transaction of the change. It has no bodies of articles: they
 * are in the revisions, which do not change once they are submitted.
 */
export function addToAuditLog(
  database: DatabaseSync,
  { id: actor, email }: Account,
  entry: AuditLogEntry,
): void {
  const toJson = (row: Row | null) =>
    row && JSON.stringify({ ...row, content_en: undefined, content_ar: undefined });
  database
    .prepare(
      `insert into audit_log (at, actor, actor_email, action, table_name, row_id, before, after)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      new Date().toISOString(),
      actor,
      email,
      entry.action,
      entry.table,
      entry.id,
      toJson(entry.before),
      toJson(entry.after),
    );
}
