import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import type { Account } from "../accounts/account.ts";
import { getTable, type Row, toRow } from "../tables/tables.ts";
import { addToAuditLog } from "./audit-log.ts";
import { conflictError, notFoundError, valueError } from "./staff-error.ts";

/** A change of one row. */
interface Change {
  /** The name of the function, for the audit log. */
  readonly action: string;
  readonly table: string;
  /** The arguments of the function: the id, and the version that the caller has seen, 0 for a row that does not exist. */
  readonly values: Row;
  readonly given: Row;
}

export function findRow(database: DatabaseSync, table: string, id: unknown): Row | null {
  if (typeof id !== "string") throw valueError("id", "missing");
  const stored = database.prepare(`select * from ${table} where id = ?`).get(id);
  return stored ? toRow(getTable(table), stored) : null;
}

/**
 * Writes the given columns if the row still has the expected version. A call that was sent again finds its own values in
 * the next version, and changes nothing. Returns the row. Runs inside a transaction; throws a StaffError.
 */
export function saveRow(database: DatabaseSync, caller: Account, change: Change): Row {
  const { action, table, given } = change;
  const { id, expected_version: expected } = change.values;
  const before = findRow(database, table, id);
  if (typeof expected !== "number") throw valueError("expected_version", "missing");
  if (before === null) {
    if (expected !== 0 || !action.startsWith("save")) throw notFoundError();
  } else {
    const isSame = Object.entries(given).every(([name, value]) => isEqual(before[name], value));
    if (before.version === expected + 1 && isSame) return before;
    if (before.version !== expected) throw conflictError("version", before);
  }
  const written = {
    ...given,
    id,
    version: expected + 1,
    updated_at: new Date().toISOString(),
  };
  if (before === null) insertRow(database, table, written);
  else updateRow(database, table, written);
  const after = findRow(database, table, id) ?? {};
  // A draft is saved every few seconds. Its first version and its submission are enough.
  if (before === null || action !== "save_article_revision")
    addToAuditLog(database, caller, { action, table, id: String(id), before, after });
  return after;
}

export function insertRow(database: DatabaseSync, table: string, row: Row): void {
  const names = Object.keys(row);
  database
    .prepare(`insert into ${table} (${names}) values (${names.map(() => "?")})`)
    .run(...Object.values(row).map(toStored));
}

/** Changes these columns of the row with this id. */
export function updateRow(
  database: DatabaseSync,
  table: string,
  row: Row & { readonly id: unknown },
): void {
  const assignments = Object.keys(row).map((name) => `${name} = ?`);
  database
    .prepare(`update ${table} set ${assignments} where id = ?`)
    .run(...Object.values(row).map(toStored), toStored(row.id));
}

function toStored(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  return typeof value === "object" && value !== null
    ? JSON.stringify(value)
    : (value as SQLInputValue);
}

/** Sessions are equal whatever the order of their members, as in Postgres. */
function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isEqual(Reflect.get(one, name), Reflect.get(other, name)))
  );
}
