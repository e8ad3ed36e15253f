import { branchIds } from "~/content/data/branches.ts";
import type { DatedSessions } from "~/content/data/exceptional-hours.ts";
import type { StaffTableCalls } from "../form/staff-table-calls.ts";
import type { RowOf } from "../session/staff-api.ts";
import type { HoursScreenProps } from "./hours-props.ts";
import { dependsOnMoon, type HoursValues, reasonTexts } from "./hours-values.ts";

/** The parameters of `save_opening_exception`. */
type SavedHours = Omit<
  RowOf<"opening_exceptions">,
  "version" | "is_withdrawn" | "created_at" | "updated_at"
> & { expected_version: number };

/** The calls of the table of opening exceptions. */
export const openingExceptionsCalls: StaffTableCalls<RowOf<"opening_exceptions">, SavedHours> = {
  save: (api, parameters) => api.call("save_opening_exception", parameters),
  withdraw: (api, parameters) => api.call("withdraw_opening_exception", parameters),
  parametersOf: (row) => ({
    id: row.id,
    expected_version: row.version,
    branches: row.branches,
    first_day: row.first_day,
    last_day: row.last_day,
    sessions: row.sessions,
    reason_en: row.reason_en,
    reason_ar: row.reason_ar,
    is_expected: row.is_expected,
  }),
  page: "staff-hours",
  draft: "hours",
};

/** The parameters for each period of an entry. */
export function saveParameters(
  values: HoursValues,
  periods: readonly DatedSessions[],
  reasonNames: HoursScreenProps["reasonNames"],
): SavedHours[] {
  const reason = reasonTexts(values, reasonNames);
  return periods.map(({ first, last, branches, sessions }, index) => ({
    id: values.ids[index] ?? "",
    expected_version: index === 0 ? values.version : 0,
    branches: branchIds.every((id) => branches.includes(id)) ? ["all"] : [...branches],
    first_day: first,
    last_day: last,
    sessions: sessions.map(({ from, to }) => ({ from, to })),
    reason_en: reason.en,
    reason_ar: reason.ar,
    is_expected: dependsOnMoon(values) && !values.isConfirmed,
  }));
}
