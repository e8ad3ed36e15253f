import type { RowOf, StaffApi } from "./staff-api.ts";

/** The order of the rows: notices end one after the other, and of opening exceptions the latest change counts. */
const orders = {
  notices: { column: "last_day", ascending: true },
  opening_exceptions: { column: "updated_at", ascending: false },
} as const;

/**
 * Reads the rows that are not withdrawn and have a day in the period; null when the server did not respond. Dates such as
 * "2026-11-20"; without a last one the period has no end.
 */
export async function readCurrentRows<Table extends keyof typeof orders>(
  api: StaffApi,
  table: Table,
  { first, last = "9999-12-31" }: { first: string; last?: string },
): Promise<readonly RowOf<Table>[] | null> {
  const { column, ascending } = orders[table];
  const { value } = await api.read((client) =>
    client
      // Both tables have the columns below; the library derives the type of a row from one name.
      .from(table as "notices")
      .select("*")
      .eq("is_withdrawn", false)
      .gte("last_day", first)
      .lte("first_day", last)
      .order(column, { ascending })
      .limit(100),
  );
  return value as readonly RowOf<Table>[] | null;
}
