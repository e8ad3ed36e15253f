import type { DatabaseSync } from "node:sqlite";
import { omanDate } from "../../../app/i18n/oman-date.ts";
import type { TableQuery } from "./table-query.ts";
import { getTable, needsConversion, type ReadableTable, toRow } from "./tables.ts";

/** The rows of a range, and the number of all rows. */
interface TableRange {
  readonly rows: readonly object[];
  /** Undefined when the rows were not counted. */
  readonly total: number | undefined;
}

/**
 * `isStaff` decides which rows exist, as row-level security does in the migrations; `isCounted` also counts them.
 */
interface SelectOptions {
  readonly isStaff?: boolean;
  readonly isCounted?: boolean;
}

/** Reads the rows that a caller may read. */
export interface TableStore {
  select(query: TableQuery, options?: SelectOptions): TableRange;
  /** Whether an article can be read, for the readiness check. */
  isReadable(): boolean;
}

/** Creates the store on an open database. A result has at most `maxRows` rows. */
export function createTableStore(database: DatabaseSync, maxRows: number): TableStore {
  return {
    select(query, { isStaff = false, isCounted = false } = {}) {
      const { table, columns, conditions, order, offset, limit } = query;
      const allConditions = [...visibleRows(table, isStaff), ...conditions];
      const where = allConditions.map(({ sql }) => sql).join(" and ") || "true";
      const from = `from ${table.name} where ${where}`;
      const values = allConditions.flatMap((condition) => condition.values);
      const inOrder = order.length > 0 ? order.join(", ") : "rowid";
      const rows = database
        .prepare(`select ${columns.join(", ")} ${from} order by ${inOrder} limit ? offset ?`)
        .all(...values, Math.min(limit ?? maxRows, maxRows), offset);
      const count = isCounted && database.prepare(`select count(*) as n ${from}`).get(...values);
      return {
        rows: needsConversion(table, columns) ? rows.map((row) => toRow(table, row)) : rows,
        total: count ? Number(count.n) : undefined,
      };
    },
    isReadable() {
      try {
        database.prepare(`select id from ${getTable("articles").name} limit 1`).get();
        return true;
      } catch {
        return false;
      }
    },
  };
}

function visibleRows({ publicRows, staffReadAll }: ReadableTable, isStaff: boolean) {
  if (isStaff && staffReadAll) return [];
  if (publicRows === null) return [{ sql: "false", values: [] }];
  return [{ sql: publicRows, values: [omanDate(Date.now())] }];
}
