import type { PluralForms } from "~/i18n/plural.ts";

/** Words of the start of the staff area. */
export interface StaffTodayWords {
  /** Placeholders: `{date}` and `{time}`. */
  clock: string;
  /** The number of articles that wait for the approval of this person. */
  waiting: PluralForms;
  branches: string;
  nothing: string;
  notice: string;
  /** `{reason}` and `{hours}` of a day with an opening exception. */
  exception: string;
  /** After an opening exception whose days depend on the moon. */
  isExpected: string;
  /** Label of the part with the hours and phone number of a branch. */
  facts: string;
  never: string;
  checkedToday: string;
  checked: PluralForms;
  you: string;
  /** After 14 and after 30 days without a check. */
  old: string;
  late: string;
  stillTrue: string;
  confirming: string;
  /** Placeholder: `{branch}`. */
  confirmed: string;
  undo: string;
  undone: string;
  /** Chart of the next 30 days: title, the heads of its columns for screen readers, and the kinds of entries. */
  nextDays: Record<"title" | "branch" | "entries" | "notice" | "hours" | "closed", string>;
  write: string;
  changeHours: string;
  unreadable: string;
}
