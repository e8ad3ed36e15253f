import type { Session } from "~/content/data/hours.ts";
import type { StaffHoursWords } from "~/content/staff-hours.types.ts";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import { locales } from "~/i18n/locale.ts";
import { countCharacters, yearAfter } from "../notice/notice-values.ts";
import type { HoursValues } from "./hours-values.ts";

/** Characters of a reason in each language, as the database counts them. */
const longestReason = 80;

/** A field of the form that can have an error; a field of times is that of its branch. */
type HoursField = string;

type HoursError = keyof StaffHoursWords["errors"] | keyof StaffNoticeWords["errors"];

export type HoursErrors = Partial<Record<HoursField, HoursError>>;

/** The errors of the form; the database checks the same. `today` is the day in Oman. */
export function findErrors(values: HoursValues, today: string): HoursErrors {
  const { reason, ownReason, firstDay, lastDay, plans } = values;
  const errors: HoursErrors = {};
  if (reason === null) errors.why = "why";
  if (reason === "other") {
    for (const locale of locales) {
      const text = ownReason[locale].trim();
      if (!text) errors[`reason_${locale}`] = "reasonMissing";
      else if (countCharacters(text) > longestReason) errors[`reason_${locale}`] = "reasonTooLong";
    }
  }
  if (!firstDay) errors.first_day = "firstMissing";
  if (!lastDay) errors.last_day = "lastMissing";
  else if (lastDay < firstDay) errors.last_day = "order";
  else if (lastDay < today) errors.last_day = "past";
  else if (lastDay > yearAfter(today)) errors.last_day = "tooFar";
  const all = Object.entries(plans);
  if (all.every(([, { plan }]) => plan === "regular")) errors.branches = "unchanged";
  for (const [id, { plan, sessions }] of all)
    if (plan === "other" && !areInOrder(sessions)) errors[`plan-${id}`] = "times";
  return errors;
}

function areInOrder(sessions: readonly Session[]): boolean {
  const minutes = sessions.flatMap(({ from, to }) => [from, to]);
  return (
    minutes.length > 0 &&
    minutes.every((minute, index) => index === 0 || minute > (minutes[index - 1] ?? 0))
  );
}
