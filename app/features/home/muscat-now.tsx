import { useContext } from "react";
import { Island } from "~/client/islands/island.tsx";
import { PageScriptsContext } from "~/client/islands/page-scripts-context.ts";
import type { HomeWords } from "~/content/content.types.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { timeText } from "~/opening-hours/hours-text.ts";
import { omanMinute } from "~/opening-hours/muscat-minute.ts";
import styles from "./muscat-now.module.css";
import { OpenBranches, type OpenBranchesProps } from "./open-branches.tsx";

/** What the sentence is made of, in one language, besides its words. */
export interface MuscatNowContent {
  hours: OpenBranchesProps["hours"];
  branchWords: OpenBranchesProps["branchWords"];
}

/**
 * What time it is in Muscat, and who can be called: the sentence under the way on (REQ-HOURS-13). A page is kept for a
 * part of a minute only; the clock goes on by a script of its own, and what is open wakes when it is no longer so.
 */
export function MuscatNow({
  words,
  content: { hours, branchWords },
  now,
  during,
}: {
  words: HomeWords["hero"]["now"];
  content: MuscatNowContent;
  /** When the server drew the page, and between which instants the branches stand as they do. */
  now: number;
  during: readonly [from: number, until: number];
}) {
  const { locale } = useLanguage();
  const scripts = useContext(PageScriptsContext);
  const [before, after] = words.clock.split("{time}");
  const { weekdays, dayParts } = hours;
  return (
    <div className={styles.now}>
      <p>
        {before}
        <span
          className={styles.time}
          data-muscat-clock={JSON.stringify(dayParts)}
          data-minute-script={scripts?.hour}
          data-minute={Math.floor(now / 60_000)}
        >
          {timeText(omanMinute(now), { words: hours, locale, notation: "12-hour" })}
        </span>
        {after}
      </p>{" "}
      <Island
        name="who-is-open"
        of={OpenBranches}
        props={{ words, hours: { weekdays, dayParts }, branchWords, serverInstant: now }}
        during={during}
      />
    </div>
  );
}
