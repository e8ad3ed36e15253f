import { type MouseEvent, useRef } from "react";
import type { AcceptanceWords } from "~/content/legal-shape.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Text } from "~/ui/text.tsx";
import { AcceptanceBanner } from "./acceptance-banner.tsx";
import { answerTerms } from "./accepted-terms.ts";
import styles from "./terms-acceptance.module.css";
import { useAcceptance } from "./use-acceptance.ts";

/**
 * The box that acknowledges the terms and, until they are accepted, the banner that asks for it (B§2, B§4). Both come
 * with the app: without it nothing could be kept, and who has accepted never sees the banner.
 */
export function TermsAcceptance({ words }: { words: AcceptanceWords }) {
  const { accepted, kept } = useAcceptance();
  const box = useRef<HTMLInputElement>(null);
  if (accepted === null) return null;
  const acceptAll = (event: MouseEvent) => {
    // The button leaves with its banner. A keyboard (a click without presses) needs a place to go on from, in sight;
    // for a pointer the page must not move.
    box.current?.focus({ preventScroll: event.detail > 0 });
    answerTerms(true);
  };
  return (
    <>
      <div className={styles.answer}>
        <Checkbox
          ref={box}
          checked={accepted}
          onChange={(event) => answerTerms(event.target.checked)}
        >
          {words.acknowledge}
        </Checkbox>
        <p role="status" className={styles.status}>
          <Text>{accepted ? words.accepted : words.withdrawn}</Text>{" "}
          <Text>{kept ? words.kept : words.notKept}</Text>
        </p>
      </div>
      {!accepted && <AcceptanceBanner words={words.banner} onAccept={acceptAll} />}
    </>
  );
}
