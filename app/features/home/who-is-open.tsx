import { useEffect } from "react";
import type { BranchWords } from "~/content/branches-shape.ts";
import type { BranchId } from "~/content/facts/branches.ts";
import type { HoursWords } from "~/content/hours-shape.ts";
import type { HomeWords } from "~/content/shape.ts";
import { listStandings } from "~/hours/branch-standings.ts";
import { useClock } from "~/hours/use-clock.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { StatusDot } from "~/ui/signs/status-dot.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./muscat-now.module.css";
import { standingOfAll } from "./standing-of-all.ts";
import { moveUrgentButton } from "./urgent-button.ts";

export interface WhoIsOpenProps {
  words: HomeWords["hero"]["now"];
  hours: Pick<HoursWords, "weekdays" | "dayParts">;
  branchWords: Readonly<Record<BranchId, Pick<BranchWords, "city">>>;
  serverInstant: number;
}

/**
 * The branches in session and until when; while all are closed, which opens first (REQ-HOURS-13).
 * The hours are those of every page but /book-consultation (REQ-HOURS-2).
 */
export function WhoIsOpen({ words, hours, branchWords, serverInstant }: WhoIsOpenProps) {
  const { locale } = useLanguage();
  const now = useClock(serverInstant);
  const all = listStandings("contact", now).map(({ id, standing }) => ({
    city: branchWords[id].city,
    standing,
  }));
  const { open, text } = standingOfAll(all, { words, hours, locale });
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
