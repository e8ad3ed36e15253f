import { useEffect, useState, useSyncExternalStore } from "react";
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
      const read = parseVisit(hash, locale);
      const stored = hash.includes("branch=") ? undefined : storedBranch();
      const isComplete = read.date !== undefined && read.time !== undefined;
      setUnreadable(read.isCompanion === true && !isComplete);
      const { isCompanion, ...own } = read;
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

/** True while the browser has no network. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener("online", onChange);
      addEventListener("offline", onChange);
      return () => {
        removeEventListener("online", onChange);
        removeEventListener("offline", onChange);
      };
    },
    () => !navigator.onLine,
    () => false,
  );
}

function storedBranch(): BranchId | undefined {
  try {
    const stored = localStorage.getItem(chosenBranchKey);
    return branchIds.find((id) => id === stored);
  } catch {
    // Storage may be switched off.
    return undefined;
  }
}
