import type { Session } from "~/content/data/hours.ts";
import type { StaffHoursWords } from "~/content/staff-hours.types.ts";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import { locales } from "~/i18n/locale.ts";
import { closedDays } from "../form/closed-days.ts";
import {
  countCharacters,
  errorsOfDays,
  joinLines,
  removeHiddenMarks,
} from "../form/form-validation.ts";
import type { FormErrors } from "../form/use-staff-form.ts";
import { periodsOf } from "./hours-periods.ts";
import type { HoursValues } from "./hours-values.ts";

/** Characters of a reason in each language, as the database counts them. */
const maxReasonLength = 80;

/** A field of times is that of its branch. */
type HoursErrors = FormErrors<keyof StaffHoursWords["errors"] | keyof StaffNoticeWords["errors"]>;

/** Whether a branch is closed on the weekday of a date. Other entries do not count: a day that one closes can be changed. */
export const isRegularlyClosed = closedDays([]);

/**
 * Returns the entry without hidden marks and with an id for each row, and its errors; the database checks the same.
 * `today` is the day in Oman.
 */
export function validateHours(
  values: HoursValues,
  today: string,
): { values: HoursValues; errors: HoursErrors } {
  const { reason, firstDay, lastDay, exceptions } = values;
  const errors: HoursErrors = {};
  if (reason === null) errors.why = "why";
  const ownReason = { ...values.ownReason };
  for (const locale of locales) {
    const line = joinLines(ownReason[locale]);
    ownReason[locale] = removeHiddenMarks(line);
    if (reason !== "other") continue;
    const problem = ownReason[locale] === line ? findReasonError(line) : "hidden";
    if (problem) errors[`reason_${locale}`] = problem;
  }
  Object.assign(errors, errorsOfDays(firstDay, lastDay, today));
  const all = Object.entries(exceptions);
  if (all.every(([, { choice }]) => choice === "regular")) errors.branches = "unchanged";
  for (const [id, { choice, sessions }] of all)
    if (choice === "other" && !areInOrder(sessions)) errors[`exception-${id}`] = "times";
  const periods = periodsOf(values, isRegularlyClosed);
  if (Object.keys(errors).length === 0 && periods.length === 0) errors.branches = "noDay";
  const ids = [...values.ids];
  while (ids.length < periods.length) ids.push(crypto.randomUUID());
  return { values: { ...values, ids, ownReason }, errors };
}

/** The error of a last day by the database's word for its problem. */
const dayErrors: Record<string, "past" | "tooFar"> = { past: "past", too_far: "tooFar" };

/** The errors of a refusal of the database. */
export function errorsOfRefusal(field: string, problem: string): HoursErrors {
  if (field === "first_day") return { first_day: "firstMissing" };
  if (field === "last_day") return { last_day: dayErrors[problem] ?? "order" };
  if (field.startsWith("reason_"))
    return { [field]: problem === "hidden" ? "hidden" : "reasonTooLong" };
  return { [field === "sessions" ? "branches" : field]: "times" };
}

function findReasonError(line: string): "reasonMissing" | "reasonTooLong" | null {
  if (!line.trim()) return "reasonMissing";
  return countCharacters(line.trim()) > maxReasonLength ? "reasonTooLong" : null;
}

/** Whether no time is empty, and each is after the one before it. */
export function areInOrder(sessions: readonly Session[]): boolean {
  const minutes = sessions.flatMap(({ from, to }) => [from, to]);
  return (
    minutes.length > 0 && minutes.every((minute, index) => minute > (minutes[index - 1] ?? -1))
  );
}
