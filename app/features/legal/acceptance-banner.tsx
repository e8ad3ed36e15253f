import { ScrollText } from "lucide-react";
import { type MouseEvent, useRef } from "react";
import type { AcceptanceWords } from "~/content/legal-shape.ts";
import { Banner } from "~/ui/banner.tsx";
import { Button } from "~/ui/button.tsx";
import { Text } from "~/ui/text.tsx";
import { useDock } from "~/ui/use-dock.ts";
import styles from "./acceptance-banner.module.css";

export interface AcceptanceBannerProps {
  words: AcceptanceWords["banner"];
  onAccept: (event: MouseEvent) => void;
}

/** Asks for the yes at the lower edge of the window while the terms are read, and rests below them at their end. */
export function AcceptanceBanner({ words, onAccept }: AcceptanceBannerProps) {
  const place = useRef<HTMLElement>(null);
  useDock(place);
  return (
    <aside ref={place} className={styles.place} aria-label={words.label}>
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
  );
}
