import { type ReactNode, useContext } from "react";
import { ScriptManifestContext } from "~/client/islands/script-manifest-context.ts";
import { Icon } from "~/components/indicators/icon.tsx";
import { useCurrentUrl } from "~/components/links/current-url.tsx";
import { AppLink } from "~/components/links/link.tsx";
import type { LargePrintWords } from "~/content/content.types.ts";
import { isLargePrint, largePrint, printParameter } from "~/content/data/print-views.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./reading-aids.module.css";
// The controls that the script adds have these styles.
import "./reading-bar.module.css";

/** Link to large print, and a button to read aloud. Not rendered in large print. */
export function ReadingAids({ words }: { words: LargePrintWords }) {
  const { pathname, search } = useCurrentUrl();
  if (isLargePrint(search)) return null;
  return (
    <ReadAloud>
      <AppLink
        className={classNames("target gap-2 medium", styles.aid)}
        to={`${pathname}?${printParameter}=${largePrint}`}
        rel="nofollow"
      >
        <Icon icon="type" />
        {words.link}
      </AppLink>
    </ReadAloud>
  );
}

/** The place of the button to read the page aloud, which `read-aloud.entry.ts` adds after the children. */
export function ReadAloud({ children }: { children?: ReactNode }) {
  const scripts = useContext(ScriptManifestContext);
  return (
    <div
      className={classNames("cluster screen-only", styles.aids)}
      data-read-aloud=""
      data-unread=""
      data-on-interaction={scripts?.readAloud}
    >
      {children}
    </div>
  );
}
