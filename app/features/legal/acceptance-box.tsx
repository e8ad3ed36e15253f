import type { RefObject } from "react";
import type { AcceptanceWords } from "~/content/legal-shape.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Text } from "~/ui/text.tsx";
import styles from "./acceptance-box.module.css";
import { answerTerms } from "./accepted-terms.ts";
import { useAcceptance } from "./use-acceptance.ts";

export interface AcceptanceBoxProps {
  words: AcceptanceWords;
  /** The box itself, for what leads the keyboard to it. */
  box: RefObject<HTMLInputElement | null>;
}

/** The box that acknowledges the terms, below them (B§2, B§4). It comes with the app: without it nothing could be kept. */
export function AcceptanceBox({ words, box }: AcceptanceBoxProps) {
  const { accepted, kept } = useAcceptance();
  if (accepted === null) return null;
  return (
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
  );
}
