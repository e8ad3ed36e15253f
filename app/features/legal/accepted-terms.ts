import { acceptedTermsKey } from "~/content/facts/legal.ts";

/** An answer that the browser refused to keep; it holds while the page does. Null when there is none. */
let unkept: boolean | null = null;

const listeners = new Set<() => void>();

/** True when the terms are accepted: the stored entry is exactly `"true"` (B§4, D45). Anything else is no yes. */
export function termsAreAccepted(): boolean {
  return unkept ?? storedEntry() === String(true);
}

/** False after an answer that the browser refused to keep. */
export function answerIsKept(): boolean {
  return unkept === null;
}

/** Keeps the reader's answer, in the browser's storage or, where that is blocked or full, for as long as the page lives. */
export function answerTerms(accepted: boolean): void {
  unkept = store(accepted) ? null : accepted;
  tellAll();
}

/** Calls `changed` after every answer, here or in another tab, until the function it returns is called. */
export function watchAnswers(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener("storage", onOtherTab);
  addEventListener("pageshow", onReturn);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    removeEventListener("storage", onOtherTab);
    removeEventListener("pageshow", onReturn);
  };
}

function storedEntry(): string | null {
  try {
    return localStorage.getItem(acceptedTermsKey);
  } catch {
    return null;
  }
}

function store(accepted: boolean): boolean {
  try {
    localStorage.setItem(acceptedTermsKey, String(accepted));
    return true;
  } catch {
    return !accepted && removeEntry();
  }
}

/** A full storage takes nothing more but still lets go, and without an entry the terms are not accepted either. */
function removeEntry(): boolean {
  try {
    localStorage.removeItem(acceptedTermsKey);
    return true;
  } catch {
    return false;
  }
}

function tellAll(): void {
  for (const changed of listeners) changed();
}

/** The last answer counts, whichever tab it was given in. A null key means that everything was cleared. */
function onOtherTab({ key }: StorageEvent): void {
  if (key !== acceptedTermsKey && key !== null) return;
  unkept = null;
  tellAll();
}

/** A page that the browser kept whole has heard of no answer while it was away. */
function onReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) tellAll();
}
