import type { PluralForms } from "~/i18n/plural.ts";

/** Words around a notice that staff have written for some days (REQ-STAFF-20). */
export interface NoticesWords {
  /** A notice of one day: `{day}`. */
  on: string;
  /** A notice that has begun: `{last}`. */
  until: string;
  /** A notice that has not begun: `{first}` and `{last}`. */
  fromTo: string;
  /** `{date}` and `{time}` of the last change, in Oman. */
  updated: string;
  /** Link to the other notices of a branch: their number. */
  more: PluralForms;
}
