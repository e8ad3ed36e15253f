import type { SignId, Urgency } from "./facts/triage.ts";

/** One line of the chart: how soon, what to do, and by which signs one knows. */
export interface TriageLine<Of extends Urgency = Urgency> {
  /** Set like a line of an eye chart. */
  word: string;
  action: string;
  /** Shown in this order. */
  signs: Readonly<Record<SignId<Of>, string>>;
}

/**
 * "Now / Today / Book" (D47): the one text of the site about urgency. Every sentence needs a clinician's approval
 * (`facts/approvals.ts`); other texts say the same in the same words.
 */
export interface TriageWords {
  title: string;
  lead: string;
  now: TriageLine<"now"> & {
    /** Beside the emergency number. */
    call: string;
    /** Whose number it is. */
    answeredBy: string;
  };
  today: TriageLine<"today"> & {
    openNow: string;
    allClosed: string;
    chat: string;
    /** While all branches are closed. */
    cannotWait: string;
  };
  book: TriageLine<"book"> & { button: string };
  note: string;
  /** Leads from elsewhere to the whole. */
  all: string;
}
