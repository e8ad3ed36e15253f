import { useEffect, useState } from "react";
import { readStoredValue } from "~/client/enhancements/loading/web-storage.ts";
import { type BranchId, branchIds, chosenBranchKey } from "~/content/data/branches.ts";
import type { Locale } from "~/i18n/locale.ts";
import { dateIn, parseVisit, timeIn, type VisitState, visitFragment } from "./visit-state.ts";

/**
 * The choices of the visit, stored in the fragment of the address only: the browser does not send it to the server
 * (REQ-VISIT-3). Before hydration they have their defaults.
 */
export function useVisit(locale: Locale) {
  const [state, setState] = useState<VisitState>(() => parseVisit("", locale));
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    const read = (typed: Partial<VisitState> = {}): VisitState => {
      const { hash } = location;
      const visit = { ...parseVisit(hash, locale), ...typed };
      const stored = hash.includes("branch=") ? undefined : storedBranch();
      const isComplete = visit.date !== undefined && visit.time !== undefined;
      setUnreadable(visit.isCompanion === true && !isComplete);
      const { isCompanion, ...own } = visit;
      const next: VisitState = {
        ...own,
        ...(stored && { branch: stored }),
        ...(isCompanion && isComplete && { isCompanion }),
      };
      setState(next);
      return next;
    };
    const typed = readTypedAppointment();
    const next = read(typed);
    if (Object.keys(typed).length > 0) storeInAddress(next);
    const readAgain = () => void read();
    addEventListener("hashchange", readAgain);
    return () => removeEventListener("hashchange", readAgain);
  }, [locale]);
  const choose = (changes: { [Key in keyof VisitState]?: VisitState[Key] | undefined }) => {
    const next = { ...state, ...changes } as VisitState;
    for (const [key, value] of Object.entries(changes))
      if (value === undefined) delete next[key as keyof VisitState];
    setState(next);
    setUnreadable(false);
    storeInAddress(next);
  };
  return { state, choose, isUnreadable };
}

function storeInAddress(state: VisitState): void {
  history.replaceState(history.state, "", `#${visitFragment(state)}`);
}

/** The date and the time that a visitor has typed before hydration: typing fired no React event. */
function readTypedAppointment(): Partial<VisitState> {
  const readField = (type: "date" | "time") =>
    document.querySelector<HTMLInputElement>(`[data-island="visit"] [type="${type}"]`)?.value ?? "";
  const date = dateIn(readField("date"));
  const time = timeIn(readField("time"));
  return { ...(date && { date }), ...(time !== undefined && { time }) };
}

function storedBranch(): BranchId | undefined {
  const stored = readStoredValue("localStorage", chosenBranchKey);
  return branchIds.find((id) => id === stored);
}
