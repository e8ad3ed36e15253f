import { type ReactNode, useContext } from "react";
import { PageScriptsContext } from "~/client/islands/page-scripts-context.ts";
import { Icon } from "~/components/indicators/icon.tsx";
import { useAddress } from "~/components/links/address.tsx";
import { AppLink } from "~/components/links/link.tsx";
import type { ReadingWords } from "~/content/content.types.ts";
import { isLargePrint, largePrint, printParameter } from "~/i18n/large-print.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./reading-aids.module.css";
import barStyles from "./reading-bar.module.css";

/** Rates of the browser's voices. */
const rates = { slow: 0.8, usual: 1, fast: 1.3 } as const;

/** Link to large print, and a button to read aloud. Not rendered in large print. */
export function ReadingAids({ words }: { words: ReadingWords }) {
  const { pathname, search } = useAddress();
  if (isLargePrint(search)) return null;
  return (
    <ReadAloud words={words}>
      <AppLink
        className={classNames("target", styles.aid)}
        to={`${pathname}?${printParameter}=${largePrint}`}
        rel="nofollow"
      >
        <Icon icon="type" />
        {words.large}
      </AppLink>
    </ReadAloud>
  );
}

/** A button to read the page aloud, hidden until `read-aloud.enhancement.ts` finds a voice. Children come before it. */
export function ReadAloud({ words, children }: { words: ReadingWords; children?: ReactNode }) {
  const scripts = useContext(PageScriptsContext);
  return (
    <div
      className={classNames("cluster screen-only", styles.aids)}
      data-unread=""
      data-on-interaction={scripts?.readAloud}
    >
      {children}
      <button type="button" className={classNames("target", styles.aid)} data-listen="" hidden>
        <Icon icon="volume-2" />
        {words.listen}
      </button>
      <fieldset className={barStyles.bar} aria-label={words.bar} data-reading="" hidden>
        <button type="button" data-do="previous" aria-label={words.previous}>
          <Icon icon="skip-back" flip />
        </button>
        <button type="button" data-do="toggle" data-pause={words.pause} data-continue={words.goOn}>
          {words.pause}
        </button>
        <button type="button" data-do="next" aria-label={words.next}>
          <Icon icon="skip-forward" flip />
        </button>
        <select aria-label={words.speed} defaultValue={rates.usual}>
          {(["slow", "usual", "fast"] as const).map((speed) => (
            <option key={speed} value={rates[speed]}>
              {words.speeds[speed]}
            </option>
          ))}
        </select>
        <button type="button" data-do="stop" aria-label={words.stop}>
          <Icon icon="x" />
        </button>
      </fieldset>
    </div>
  );
}
