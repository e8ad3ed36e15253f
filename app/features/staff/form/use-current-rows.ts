import { useCallback } from "react";
import { readCurrentRows } from "../session/read-current-rows.ts";
import type { RowOf } from "../session/staff-api.ts";
import { useStaff } from "../session/staff-context.ts";
import { useLoadedValue } from "../session/use-loaded-value.ts";

/**
 * Reads the rows that have not ended; undefined while loading, null when the server did not respond. `today` is the day in
 * Oman, and another `entry` reads again, because a colleague may have changed something.
 */
export function useCurrentRows<Table extends "notices" | "opening_exceptions">(
  table: Table,
  today: string,
  entry: string,
): { value: readonly RowOf<Table>[] | null | undefined; reload: () => void } {
  const { api } = useStaff();
  return useLoadedValue(
    // biome-ignore lint/correctness/useExhaustiveDependencies: another entry shows what has changed meanwhile.
    useCallback(() => readCurrentRows(api, table, { first: today }), [api, table, today, entry]),
  );
}
