import { useSyncExternalStore } from "react";
import { answerIsKept, termsAreAccepted, watchAnswers } from "./accepted-terms.ts";

export interface Acceptance {
  /** Null in the server's HTML, which cannot know. */
  accepted: boolean | null;
  /** False when the browser refused to keep the answer. */
  kept: boolean;
}

/** The reader's answer to the terms, the same in every tab. */
export function useAcceptance(): Acceptance {
  return {
    accepted: useSyncExternalStore<boolean | null>(watchAnswers, termsAreAccepted, () => null),
    kept: useSyncExternalStore(watchAnswers, answerIsKept, () => true),
  };
}
