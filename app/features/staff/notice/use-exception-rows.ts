import { useEffect, useState } from "react";
import type { RowOf } from "../session/staff-api.ts";
import { useStaff } from "../session/staff-context.ts";

/**
 * Reads the other hours that have not ended, the latest change first; null while loading. `today` is the day in Oman, and
 * another `entry` reads again, because a colleague may have changed something.
 */
export function useExceptionRows(
  today: string,
  entry: string,
): readonly RowOf<"opening_exceptions">[] | null {
  const { api } = useStaff();
  const [rows, setRows] = useState<readonly RowOf<"opening_exceptions">[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry shows what has changed meanwhile.
  useEffect(() => {
    let current = true;
    const query = api.read((client) =>
      client
        .from("opening_exceptions")
        .select("*")
        .eq("is_withdrawn", false)
        .gte("last_day", today)
        .order("updated_at", { ascending: false })
        .limit(100),
    );
    void query.then(({ value }) => current && value && setRows(value));
    return () => {
      current = false;
    };
  }, [api, today, entry]);
  return rows;
}
