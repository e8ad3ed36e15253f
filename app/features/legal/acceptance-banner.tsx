import { ScrollText } from "lucide";
import type { AcceptanceWords } from "~/content/legal-shape.ts";
import { Button } from "~/ui/controls/button.tsx";
import { Banner } from "~/ui/layout/banner.tsx";
import { Wrap } from "~/ui/layout/section.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./acceptance-banner.module.css";
import columns from "./legal-columns.module.css";

/**
 * Asks for the yes at the lower edge of the window while the terms are read, and rests below them at their end (B§2,
 * B§4). The behaviour `acceptance` shows it to who has not accepted yet. A child of the page itself: it sticks as far up
 * as that reaches.
 */
export function AcceptanceBanner({ words }: { words: AcceptanceWords["banner"] }) {
  return (
    <div hidden data-acceptance="banner" className={styles.place}>
      <Wrap className={columns.columns}>
        <aside className={styles.question} aria-label={words.label}>
          <Banner icon={ScrollText} className={styles.banner}>
            <span className={styles.row}>
              <span className={styles.text}>
                <Text>{words.text}</Text>
              </span>
              <Button size="small">{words.accept}</Button>
            </span>
          </Banner>
        </aside>
      </Wrap>
    </div>
  );
}
