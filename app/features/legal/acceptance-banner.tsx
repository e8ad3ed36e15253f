import { Button } from "~/components/controls/button.tsx";
import { Banner } from "~/components/indicators/banner.tsx";
import { Container } from "~/components/layout/section.tsx";
import { Text } from "~/components/text/text.tsx";
import { acceptedTermsKey } from "~/content/data/legal.ts";
import type { AcceptanceWords } from "~/content/legal.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./acceptance-banner.module.css";

/**
 * Asks for acceptance below the head of the terms, and at the lower edge of the window between their first section
 * and the checkbox. The enhancement `showAcceptanceBanner` shows it until the terms are accepted,
 * `handleTermsAcceptance` stores the answer.
 */
export function AcceptanceBanner({ words }: { words: AcceptanceWords["banner"] }) {
  return (
    <div
      hidden
      data-acceptance="banner"
      data-key={acceptedTermsKey}
      className={classNames("block above-6", styles.place)}
    >
      <Container className="with-aside">
        <section
          className={classNames("screen-only measure", styles.question)}
          aria-label={words.label}
        >
          <Banner icon="pen-line" className={styles.banner}>
            <span className="cluster spread gap-3">
              <span className={styles.text}>
                <Text>{words.text}</Text>
              </span>
              <Button size="small" data-live="interaction">
                {words.accept}
              </Button>
            </span>
          </Banner>
        </section>
      </Container>
    </div>
  );
}
