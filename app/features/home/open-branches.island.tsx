import { useEffect } from "react";
import { StatusDot } from "~/components/indicators/status-dot.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BranchWords } from "~/content/branches.types.ts";
import type { HomeWords } from "~/content/content.types.ts";
import type { BranchId } from "~/content/data/branches.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listOpeningStatuses } from "~/opening-hours/branch-statuses.ts";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { useClock } from "~/opening-hours/use-clock.ts";
import styles from "./muscat-now.module.css";
import { summarizeOpenBranches } from "./open-branches-summary.ts";

export interface OpenBranchesProps {
  words: HomeWords["hero"]["now"];
  hours: Pick<HoursWords, "weekdays" | "dayParts">;
  branchWords: Readonly<Record<BranchId, Pick<BranchWords, "city">>>;
  serverInstant: number;
}

/**
 * The open branches and their closing times; while all are closed, the one that opens first (REQ-HOURS-13). All pages
 * except /book-consultation use these hours (REQ-HOURS-2).
 */
export function OpenBranches({ words, hours, branchWords, serverInstant }: OpenBranchesProps) {
  const { locale } = useLanguage();
  const exceptionalHours = useExceptionalHours();
  const now = useClock(serverInstant);
  const all = listOpeningStatuses("contact", exceptionalHours, now).map(({ id, status }) => ({
    city: branchWords[id].city,
    status,
  }));
  const { open, text } = summarizeOpenBranches(all, { words, hours, locale });
  useEffect(() => moveUrgentButton(open), [open]);
  return (
    <p>
      <StatusDot open={open} className={styles.dot} />
      <strong>{open ? words.open : words.closed}</strong>
      {text && (
        <>
          {" "}
          <Text>{text}</Text>
        </>
      )}
    </p>
  );
}

/**
 * Moves the button "Is it urgent?" of the first screen: to the front while all branches are closed, otherwise to the
 * end. Its row is not part of an island; only the server renders it.
 */
function moveUrgentButton(open: boolean): void {
  const button = document.querySelector("[data-urgent]");
  const row = button?.parentElement;
  const [place, move] = open
    ? (["lastElementChild", "append"] as const)
    : (["firstElementChild", "prepend"] as const);
  // Moving a button without need would lose the focus.
  if (button && row?.[place] !== button) row?.[move](button);
}
