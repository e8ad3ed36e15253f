import type { StaffResult } from "./staff-api.ts";

/** Rows of one request; at most `max_rows` of `supabase/config.toml`, which cuts a response and does not say so. */
export const rowsAtOnce = 200;

/** Before every id of a table. */
const beforeFirst = "00000000-0000-0000-0000-000000000000";

/**
 * Reads all rows of a query, which has the order of the ids, at most `rowsAtOnce` and only those after an id: so a row
 * that somebody saves meanwhile moves no other one. Null when the server did not respond.
 */
export async function readAllRows<Row extends { id: string }>(
  readAfter: (id: string) => Promise<StaffResult<Row[]>>,
): Promise<Row[] | null> {
  const rows: Row[] = [];
  let isFull = true;
  while (isFull) {
    const { value } = await readAfter(rows.at(-1)?.id ?? beforeFirst);
    if (!value) return null;
    rows.push(...value);
    isFull = value.length === rowsAtOnce;
  }
  return rows;
}
