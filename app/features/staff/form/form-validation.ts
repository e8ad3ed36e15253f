import { addDays } from "~/i18n/calendar-days.ts";

/** The errors of the days of a form. */
export interface DayErrors {
  first_day?: "firstMissing";
  last_day?: "lastMissing" | "order" | "past" | "tooFar";
}

/** The errors of calendar dates such as "2026-11-20"; the database checks the same. `today` is the day in Oman. */
export function errorsOfDays(firstDay: string, lastDay: string, today: string): DayErrors {
  const errors: DayErrors = {};
  if (!firstDay) errors.first_day = "firstMissing";
  if (!lastDay) errors.last_day = "lastMissing";
  else if (lastDay < firstDay) errors.last_day = "order";
  else if (lastDay < today) errors.last_day = "past";
  else if (lastDay > yearAfter(today)) errors.last_day = "tooFar";
  return errors;
}

/** The last day that the database accepts. */
export function yearAfter(day: string): string {
  return addDays(day, 366);
}

/** Control characters, and marks that change the direction of text or have no width; a line end is not one. */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

export function removeHiddenMarks(text: string): string {
  return text.replace(hidden, "");
}

/** Returns the text as one line. */
export function joinLines(text: string): string {
  return text.replace(/\s*\n\s*/g, " ");
}

/** The number of characters as the database counts them. */
export function countCharacters(text: string): number {
  return [...text].length;
}
