import { ScrollText } from "lucide";
import { type MouseEvent, type RefObject, useRef } from "react";
import { classNames } from "~/art/class-names.ts";
import type { AcceptanceWords } from "~/content/legal-shape.ts";
import { Banner } from "~/ui/banner.tsx";
import { Button } from "~/ui/button.tsx";
import { Wrap } from "~/ui/section.tsx";
import { Text } from "~/ui/text.tsx";
import { useDock } from "~/ui/use-dock.ts";
import styles from "./acceptance-banner.module.css";
import { answerTerms } from "./accepted-terms.ts";
import columns from "./legal-columns.module.css";
import { useAcceptance } from "./use-acceptance.ts";

export interface AcceptanceBannerProps {
  words: AcceptanceWords["banner"];
  /** The acknowledgement, where the keyboard goes on from when the banner leaves. */
  box: RefObject<HTMLInputElement | null>;
}

/**
 * Asks for the yes at the lower edge of the window while the terms are read, and rests below them at their end (B§2,
 * B§4). It comes with the app, so who has accepted never sees it. A child of the page itself: it sticks as far up as that
 * reaches.
 */
export function AcceptanceBanner({ words, box }: AcceptanceBannerProps) {
  const { accepted } = useAcceptance();
  if (accepted !== false) return null;
  const accept = (event: MouseEvent) => {
    // The button is about to leave. A keyboard (a click without presses) goes on in sight; for a pointer nothing moves.
    box.current?.focus({ preventScroll: event.detail > 0 });
    answerTerms(true);
  };
  return <Question words={words} onAccept={accept} />;
}

function Question({
  words,
  onAccept,
}: {
  words: AcceptanceWords["banner"];
  onAccept: (event: MouseEvent) => void;
}) {
  const question = useRef<HTMLElement>(null);
  useDock(question);
  return (
    <Wrap className={classNames(columns.columns, styles.place)}>
      <aside ref={question} className={styles.question} aria-label={words.label}>
        <Banner icon={ScrollText} className={styles.banner}>
          <span className={styles.row}>
            <span className={styles.text}>
              <Text>{words.text}</Text>
            </span>
            <Button size="small" onClick={onAccept}>
              {words.accept}
            </Button>
          </span>
        </Banner>
      </aside>
    </Wrap>
  );
}
