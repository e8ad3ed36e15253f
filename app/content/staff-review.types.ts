import type { Locale } from "~/i18n/locale.ts";
import type { PluralForms } from "~/i18n/plural.ts";

/** Words of the steps of the review and publication of a version. */
interface StaffStepWords {
  title: string;
  /** Each with `{person}`. */
  written: string;
  submitted: string;
  returned: string;
  approved: string;
  /** `{comment}` with which an earlier version was returned. */
  comment: string;
  /** `{date}` and `{time}` of a step, in Oman. */
  at: string;
  /** The step that is due, for the person who can approve and for others. */
  yours: string;
  second: string;
  nobody: string;
  soon: string;
  /** Placeholder: `{date}`. */
  later: string;
}

/** Words of the screen on which a second person reads and approves a version of an article. */
export interface StaffReviewWords {
  back: string;
  unreadable: string;
  unknown: string;
  /** Placeholders: `{person}`, `{date}` and `{time}`. */
  submitted: string;
  /** Placeholders: `{person}` and `{comment}`. */
  returned: string;
  /** Link to the editor, for the author of a returned version. */
  correct: string;
  changes: Record<Locale, PluralForms>;
  noChanges: Record<Locale, string>;
  /** For screen readers, before the words. */
  removed: string;
  added: string;
  /** `{before}` and `{after}` are names of subjects. */
  category: string;
  picture: string;
  /** No earlier version exists. */
  isNew: string;
  whole: string;
  open: string;
  own: string;
  needsApprover: string;
  stale: string;
  when: { title: string; now: string; later: string; day: string };
  comment: { label: string; hint: string };
  approve: string;
  approveForDay: string;
  sendBack: string;
  sending: string;
  approved: string;
  /** Placeholder: `{date}`. */
  approvedForDay: string;
  sentBack: string;
  summary: string;
  errors: Record<"comment" | "tooLong" | "hidden" | "dayMissing" | "past" | "tooFar", string>;
  conflict: {
    /** `{person}` has decided meanwhile. */
    approved: string;
    returned: string;
    other: string;
    /** `{comment}` that was typed and not sent. */
    comment: string;
  };
  steps: StaffStepWords;
  history: { title: string; version: string; restore: string; restored: string };
}
