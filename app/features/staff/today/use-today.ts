import { useCallback, useState } from "react";
import { useLocation } from "react-router";
import type { BranchId } from "~/content/data/branches.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { readCurrentRows } from "../session/read-current-rows.ts";
import type { RowOf, StaffApi } from "../session/staff-api.ts";
import { useStaff } from "../session/staff-context.ts";
import { useLoadedValue } from "../session/use-loaded-value.ts";

/** Days that the screen shows, with today. */
export const daysAhead = 30;

export interface TodayRows {
  notices: readonly RowOf<"notices">[];
  /** The latest change first. */
  exceptions: readonly RowOf<"opening_exceptions">[];
  /** The newest check of each branch. */
  checks: Readonly<Partial<Record<BranchId, RowOf<"fact_checks">>>>;
}

/** Reads the rows of the next 30 days; undefined while loading, null when the server did not respond. */
export function useToday(): { value: TodayRows | null | undefined; reload: () => void } {
  const { api, now } = useStaff();
  const { key } = useLocation();
  const loaded = useLoadedValue(useCallback(() => readToday(api, now()), [api, now]));
  // Undo leads to this screen again.
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    loaded.reload();
  }
  return loaded;
}

async function readToday(api: StaffApi, now: number): Promise<TodayRows | null> {
  const period = { first: omanDay(now).date, last: omanDay(now, daysAhead - 1).date };
  const [notices, exceptions, checks] = await Promise.all([
    readCurrentRows(api, "notices", period),
    readCurrentRows(api, "opening_exceptions", period),
    api.read((client) =>
      client
        .from("fact_checks")
        .select("*")
        .eq("is_withdrawn", false)
        .order("checked_at", { ascending: false })
        .limit(100),
    ),
  ]);
  if (!notices || !exceptions || !checks.value) return null;
  const newest: Partial<Record<string, RowOf<"fact_checks">>> = {};
  for (const check of checks.value) newest[check.branch] ??= check;
  return { notices, exceptions, checks: newest };
}
