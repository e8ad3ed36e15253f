import type { Locale } from "~/i18n/locale.ts";
import type { PluralForms } from "~/i18n/plural.ts";

/** Words of the screen on which a second person reads and approves a version of an article. */
export interface StaffReviewWords {
  back: string;
  unreadable: string;
  unknown: string;
  /** `{person}`, `{date}` and `{time}`. */
  written: string;
  /** `{person}` and `{comment}`. */
  returned: string;
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
  /** `{date}`. */
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
  history: { title: string; version: string; restore: string; restored: string };
}
