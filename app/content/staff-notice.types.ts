import type { PluralForms } from "~/i18n/plural.ts";

/** Words of the form for a notice. */
export interface StaffNoticeWords {
  lead: string;
  change: string;
  where: string;
  all: string;
  days: {
    title: string;
    first: string;
    last: string;
    /** Shows the two fields. */
    other: string;
    /** `{first}` and `{last}` of the days that are selected. */
    range: string;
  };
  /** The hours of a branch on the selected days. `{branch}`; `{days}`, `{hours}` and `{reason}` of an opening exception. */
  hours: { title: string; exception: string };
  text: { en: string; ar: string };
  /** `{count}` of `{maximum}` characters. */
  counter: string;
  preview: string;
  /** Beside the branch of the preview when several are selected: their number. */
  more: PluralForms;
  publish: string;
  publishChange: string;
  publishing: string;
  published: string;
  withdraw: string;
  withdrawn: string;
  undo: string;
  restored: string;
  startAgain: string;
  current: { title: string; none: string; change: string };
  summary: string;
  errors: Record<
    | "branches"
    | "firstMissing"
    | "lastMissing"
    | "order"
    | "past"
    | "tooFar"
    | "textMissing"
    | "tooLong"
    | "hidden",
    string
  >;
  swap: string;
  conflict: {
    title: string;
    text: string;
    withdrawn: string;
    mine: string;
    theirs: string;
    /** After "theirs", beside Undo. */
    replaced: string;
  };
  /** For an address of a notice that has ended or was withdrawn. */
  ended: string;
}
