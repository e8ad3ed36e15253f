import type { PageExceptionalHours } from "./page-exceptional-hours.ts";

/** The id of the JSON from which scripts read the exceptional hours; a page without any has none. */
export const exceptionalHoursId = "exceptional-hours";

/** Reads the exceptional hours from the HTML of the page. */
export function readExceptionalHours(): readonly PageExceptionalHours[] {
  return JSON.parse(document.getElementById(exceptionalHoursId)?.textContent ?? "[]");
}
