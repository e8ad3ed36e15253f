import type { SignId, Urgency } from "./data/triage.ts";

/** One line of the chart: the urgency, the action, and the signs for it. */
interface TriageLine<Of extends Urgency = Urgency> {
  /** Typeset like a line of an eye chart. */
  word: string;
  action: string;
  /** Signs, in this order. */
  signs: Readonly<Record<SignId<Of>, string>>;
}

/** The words of the advice for today that depend on the hour. */
export interface CallTodayWords {
  action: string;
  openNow: string;
  /** Shown while all branches are closed, instead of `action`, and before the branch that opens first. */
  allClosed: string;
  cannotWait: string;
  otherwise: string;
  chat: string;
}

/**
 * "Now / Today / Book" (REQ-TRIAGE-1): the site's only text about urgency. Every sentence needs a clinician's
 * approval (`data/approvals.ts`); other texts repeat its wording.
 */
export interface TriageWords {
  title: string;
  lead: string;
  now: TriageLine<"now"> & {
    /** Heading of the signs of one treatment. */
    heading: string;
    /** Shown beside the emergency number. */
    call: string;
    /** Names the owner of the number. */
    answeredBy: string;
  };
  today: TriageLine<"today"> &
    CallTodayWords & {
      /** Heading of the signs of one treatment. */
      heading: string;
    };
  book: TriageLine<"book"> & {
    button: string;
    /** Link to /visit. */
    plan: string;
    /** Link to /my-drops. */
    drops: string;
  };
  note: string;
  /** Link to the full text from other places. */
  all: string;
}
