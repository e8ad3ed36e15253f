import { useCallback, useEffect, useState } from "react";
import type { BranchId } from "~/content/data/branches.ts";
import { omanDay } from "~/opening-hours/muscat-clock.ts";
import type { RowOf } from "../session/staff-api.ts";
import { useStaff } from "../session/staff-context.ts";

/** In milliseconds. */
const day = 86_400_000;

/** Days ahead that the screen shows. */
const daysAhead = 30;

export interface TodayRows {
  notices: readonly RowOf<"notices">[];
  /** The latest change first. */
  exceptions: readonly RowOf<"opening_exceptions">[];
  /** The newest check of each branch. */
  checks: Readonly<Partial<Record<BranchId, RowOf<"fact_checks">>>>;
}

/** Reads the rows of the next 30 days; null while loading, "failed" when the server did not answer. */
export function useToday(): { rows: TodayRows | "failed" | null; reload: () => void } {
  const { api, now } = useStaff();
  const [rows, setRows] = useState<TodayRows | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again.
  useEffect(() => {
    let current = true;
    void readToday(api, now()).then((read) => current && setRows(read));
    return () => {
      current = false;
    };
  }, [api, now, attempt]);
  return { rows, reload: useCallback(() => setAttempt((count) => count + 1), []) };
}

async function readToday(
  api: ReturnType<typeof useStaff>["api"],
  now: number,
): Promise<TodayRows | "failed"> {
  const { date: first } = omanDay(now);
  const { date: last } = omanDay(now + daysAhead * day);
  const [notices, exceptions, checks] = await Promise.all([
    api.read((client) =>
      client
        .from("notices")
        .select("*")
        .eq("is_withdrawn", false)
        .gte("last_day", first)
        .lte("first_day", last)
        .order("last_day")
        .limit(100),
    ),
    api.read((client) =>
      client
        .from("opening_exceptions")
        .select("*")
        .eq("is_withdrawn", false)
        .gte("last_day", first)
        .lte("first_day", last)
        .order("updated_at", { ascending: false })
        .limit(100),
    ),
    api.read((client) =>
      client
        .from("fact_checks")
        .select("*")
        .eq("is_withdrawn", false)
        .order("checked_at", { ascending: false })
        .limit(100),
    ),
  ]);
  if (!notices.value || !exceptions.value || !checks.value) return "failed";
  const newest: Partial<Record<string, RowOf<"fact_checks">>> = {};
  for (const check of checks.value) newest[check.branch] ??= check;
  return { notices: notices.value, exceptions: exceptions.value, checks: newest };
}
