import { useContext } from "react";
import { Island, type WordsOf } from "~/client/islands/island.tsx";
import { ScriptManifestContext } from "~/client/islands/script-manifest-context.ts";
import runs from "~/components/text/text-runs.module.css";
import { useLanguage } from "~/i18n/language-context.tsx";
import { timeText } from "~/opening-hours/hours-text.ts";
import type { RenderTime } from "~/opening-hours/hours-validity.ts";
import { omanMinute } from "~/opening-hours/oman-minute.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./muscat-now.module.css";
import { OpenBranches } from "./open-branches.island.tsx";

/**
 * The time in Muscat and the open branches, below the actions of the hero (REQ-HOURS-13). A page is cached for less
 * than a minute; a script updates the clock, and the open branches hydrate when they are no longer valid.
 */
export function MuscatNow({
  islandWords,
  now,
  validity,
}: RenderTime & { islandWords: WordsOf<"open-branches"> }) {
  const { locale } = useLanguage();
  const scripts = useContext(ScriptManifestContext);
  const { words, hours } = islandWords;
  const [before, after] = words.clock.split("{time}");
  const { night, morning, noon, evening } = hours.dayParts;
  return (
    <div className={classNames(styles.now, "screen-only")}>
      <p>
        {before}
        <span
          className={runs.whole}
          data-muscat-clock={[night, morning, noon, evening].join()}
          data-minute-script={scripts?.muscatClock}
          data-minute={Math.floor(now / 60_000)}
        >
          {timeText(omanMinute(now), { words: hours, locale })}
        </span>
        {after}
      </p>{" "}
      <Island
        name="open-branches"
        of={OpenBranches}
        words={islandWords}
        props={{ serverInstant: now }}
        validity={validity}
      />
    </div>
  );
}
