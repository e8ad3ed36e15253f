/** Words of the form for other opening hours; those that both forms need are in `StaffNoticeWords`. */
export interface StaffHoursWords {
  lead: string;
  change: string;
  why: string;
  otherReason: string;
  /** A reason in the staff member's own words. */
  ownReason: { en: string; ar: string };
  days: string;
  /** For holidays that depend on the moon. */
  expected: { title: string; text: string; confirmed: string };
  /** Title of the list of branches. */
  branches: string;
  choices: Record<"closed" | "regular" | "other", string>;
  /** `{label}` is "opens" or "closes". */
  session: {
    opens: string;
    closes: string;
    earlier: string;
    later: string;
    second: string;
    removeSecond: string;
  };
  /** Days on which the `{branch}` is closed in any case: `{days}` are dates, or weekdays. */
  closedDays: { days: string; weekly: string };
  /**
   * An entry of the same days, and when it was written. `text` has the placeholders `{branch}`, `{days}`, `{hours}` and
   * `{date}`; `by` is the date with the `{person}`, when the log names one.
   */
  overlap: { text: string; by: string; keep: string };
  /** A new row, when one or more branches change. */
  published: string;
  withdraw: string;
  withdrawn: string;
  current: { title: string; none: string; change: string; isExpected: string };
  errors: Record<
    "why" | "reasonMissing" | "reasonTooLong" | "unchanged" | "times" | "noDay",
    string
  >;
  ended: string;
  /** Somebody has changed the entry meanwhile. */
  conflict: { title: string; text: string; withdrawn: string; mine: string; theirs: string };
}
