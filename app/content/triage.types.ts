import type { SignId, Urgency } from "./data/triage.ts";

/** One line of the chart: how soon, what to do, and by which signs one knows. */
interface TriageLine<Of extends Urgency = Urgency> {
  /** Set like a line of an eye chart. */
  word: string;
  action: string;
  /** Shown in this order. */
  signs: Readonly<Record<SignId<Of>, string>>;
}

/**
 * "Now / Today / Book" (REQ-TRIAGE-1): the one text of the site about urgency. Every sentence needs a clinician's
 * approval (`data/approvals.ts`); other texts say the same in the same words.
 */
export interface TriageWords {
  title: string;
  lead: string;
  now: TriageLine<"now"> & {
    /** Over the signs of one treatment. */
    heading: string;
    /** Beside the emergency number. */
    call: string;
    /** Whose number it is. */
    answeredBy: string;
  };
  today: TriageLine<"today"> & {
    /** Over the signs of one treatment. */
    heading: string;
    openNow: string;
    /** These three while all branches are closed: instead of `action`, and before the branch that opens first. */
    allClosed: string;
    cannotWait: string;
    otherwise: string;
    chat: string;
  };
  book: TriageLine<"book"> & { button: string };
  note: string;
  /** Leads from elsewhere to the whole. */
  all: string;
}
