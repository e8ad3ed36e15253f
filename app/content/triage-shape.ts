/** One line of the chart: how soon, what to do, and by which signs one knows. */
export interface TriageLine {
  /** Set like a line of an eye chart. */
  word: string;
  action: string;
  signs: readonly string[];
}

/**
 * "Now / Today / Book" (D47): the one text of the site about urgency. Every sentence needs a clinician's approval
 * (`facts/approvals.ts`); other texts say the same in the same words.
 */
export interface TriageWords {
  title: string;
  lead: string;
  /** The first of its signs is the one where something is done before going. */
  now: TriageLine & {
    /** Beside the emergency number. */
    call: string;
    /** Whose number it is. */
    answeredBy: string;
  };
  today: TriageLine & {
    openNow: string;
    allClosed: string;
    chat: string;
    /** While all branches are closed. */
    cannotWait: string;
  };
  book: TriageLine & { button: string };
  note: string;
  /** Leads from elsewhere to the whole. */
  all: string;
}
