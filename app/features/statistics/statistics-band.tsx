import { useContext } from "react";
import { ScriptManifestContext } from "~/client/islands/script-manifest-context.ts";
import { Container } from "~/components/layout/section.tsx";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import type { HomeWords } from "~/content/content.types.ts";
import { statistics } from "~/content/data/statistics.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { CountingGlyph } from "~/illustrations/plates/counting-glyphs.tsx";
import { classNames } from "~/styles/class-names.ts";
import { statisticText } from "./statistic-text.ts";
import styles from "./statistics-band.module.css";

/**
 * Four figures, each with an illustration of exactly its number. They count up once when they become visible
 * (`count-up.entry.ts`).
 */
export function StatisticsBand({ words }: { words: HomeWords["statistics"] }) {
  const { locale } = useLanguage();
  const scripts = useContext(ScriptManifestContext);
  return (
    <section
      className={styles.band}
      data-thousand={words.thousand}
      data-on-interaction={scripts?.countUp}
    >
      <Container className={classNames("query-container", styles.wrap)}>
        <VisuallyHidden as="h2">{words.title}</VisuallyHidden>
        <ul className={styles.list}>
          {statistics.map((statistic) => {
            const { label, description } = words.items[statistic.key];
            return (
              <li key={statistic.key}>
                <CountingGlyph
                  shape={statistic.shape}
                  className={classNames(styles.shape, "screen-only below-5")}
                />
                <strong
                  className={classNames("figures block", styles.figure)}
                  data-statistic={statistic.key}
                >
                  <Text>{statisticText(statistic, locale, words.thousand)}</Text>
                </strong>
                <b className={classNames(styles.label, "title-4 block")}>{label}</b>
                {/* Describes the illustration, which is decorative. */}
                <p className={classNames("small", styles.description)} aria-hidden="true">
                  <Text>{description}</Text>
                </p>
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}
