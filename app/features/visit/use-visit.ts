import { useEffect, useState } from "react";
import { readStoredValue } from "~/client/enhancements/loading/web-storage.ts";
import { type BranchId, branchIds, chosenBranchKey } from "~/content/data/branches.ts";
import type { VisitPurpose } from "~/content/data/visit.ts";
import type { Locale } from "~/i18n/locale.ts";
import type { TreatmentBranches } from "./treatment-branches.ts";
import { dateIn, parseVisit, timeIn, type VisitState, visitFragment } from "./visit-state.ts";

/**
 * The choices of the visit, stored in the fragment of the address only: the browser does not send it to the server
 * (REQ-VISIT-3). Before hydration they have their defaults. An address without a branch selects the stored one, or one that
 * offers the treatment.
 */
export function useVisit(locale: Locale, treatmentBranches: TreatmentBranches) {
  const [state, setState] = useState<VisitState>(() => parseVisit("", locale));
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    const read = (typed: Partial<VisitState> = {}): VisitState => {
      const { hash } = location;
      const visit = { ...parseVisit(hash, locale), ...typed };
      const isComplete = visit.date !== undefined && visit.time !== undefined;
      setUnreadable(visit.isCompanion === true && !isComplete);
      const { isCompanion, ...own } = visit;
      const isBranchNamed = hash.includes("branch=");
      const next: VisitState = {
        ...own,
        ...(!isBranchNamed && { branch: usualBranch(treatmentBranches, visit.purpose) }),
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
  }, [locale, treatmentBranches]);
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

/** The branch that the visitor chose last, else main; or the first that offers the treatment, if this one does not. */
function usualBranch(treatmentBranches: TreatmentBranches, purpose?: VisitPurpose): BranchId {
  const stored = readStoredValue("localStorage", chosenBranchKey);
  const usual = branchIds.find((id) => id === stored) ?? "main";
  const offering = purpose && treatmentBranches[purpose];
  return offering?.find((id) => id === usual) ?? offering?.[0] ?? usual;
}
