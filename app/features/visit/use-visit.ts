import { useEffect, useState } from "react";
import { readStoredValue } from "~/client/enhancements/loading/stored-value.ts";
import { type BranchId, branchIds, chosenBranchKey } from "~/content/data/branches.ts";
import type { Locale } from "~/i18n/locale.ts";
import { parseVisit, type VisitState, visitFragment } from "./visit-state.ts";

/**
 * The choices of the visit, stored in the fragment of the address only: the browser does not send it to the server
 * (REQ-VISIT-3). Before hydration they have their defaults.
 */
export function useVisit(locale: Locale) {
  const [state, setState] = useState<VisitState>(() => parseVisit("", locale));
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    const read = () => {
      const { hash } = location;
      const visit = parseVisit(hash, locale);
      const stored = hash.includes("branch=") ? undefined : storedBranch();
      const isComplete = visit.date !== undefined && visit.time !== undefined;
      setUnreadable(visit.isCompanion === true && !isComplete);
      const { isCompanion, ...own } = visit;
      setState({
        ...own,
        ...(stored && { branch: stored }),
        ...(isCompanion && isComplete && { isCompanion }),
      });
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [locale]);
  const choose = (changes: { [Key in keyof VisitState]?: VisitState[Key] | undefined }) => {
    const next = { ...state, ...changes } as VisitState;
    for (const [key, value] of Object.entries(changes))
      if (value === undefined) delete next[key as keyof VisitState];
    setState(next);
    setUnreadable(false);
    history.replaceState(history.state, "", `#${visitFragment(next)}`);
  };
  return { state, choose, isUnreadable };
}

function storedBranch(): BranchId | undefined {
  const stored = readStoredValue("localStorage", chosenBranchKey);
  return branchIds.find((id) => id === stored);
}
