import { type ComponentType, useRef } from "react";
import { Arches } from "~/art/arches.tsx";
import type { ArtProps } from "~/art/art-props.ts";
import { Hundred } from "~/art/hundred.tsx";
import { Rings } from "~/art/rings.tsx";
import { Sunflower } from "~/art/sunflower.tsx";
import { type Statistic, type StatisticShape, statistics } from "~/content/facts/statistics.ts";
import type { HomeWords } from "~/content/shape.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { Wrap } from "~/ui/section.tsx";
import { Text } from "~/ui/text.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { countAt } from "./count.ts";
import { statisticText } from "./statistic-text.ts";
import styles from "./statistics-band.module.css";
import { useCount } from "./use-count.ts";

const shapes: Record<StatisticShape, ComponentType<ArtProps>> = {
  sunflower: Sunflower,
  hundred: Hundred,
  rings: Rings,
  arches: Arches,
};

/** Four figures, each with a drawing that shows exactly its number (A§2). They count up once when they come into view. */
export function StatisticsBand({ words }: { words: HomeWords["statistics"] }) {
  const band = useRef<HTMLElement>(null);
  const elapsed = useCount(band, statistics.length);
  return (
    <section ref={band} className={styles.band}>
      <Wrap className={styles.wrap}>
        <h2>
          <VisuallyHidden>{words.title}</VisuallyHidden>
        </h2>
        <ul className={styles.list}>
          {statistics.map((statistic, index) => {
            const Shape = shapes[statistic.shape];
            const { label, description } = words.items[statistic.key];
            return (
              <li key={statistic.key}>
                <Shape className={styles.shape} />
                <Figure
                  statistic={statistic}
                  index={index}
                  elapsed={elapsed}
                  thousand={words.thousand}
                />
                <b className={styles.label}>{label}</b>
                <p className={styles.description}>
                  <Text>{description}</Text>
                </p>
              </li>
            );
          })}
        </ul>
      </Wrap>
    </section>
  );
}

interface FigureProps {
  statistic: Statistic;
  index: number;
  elapsed: number | null;
  thousand: string;
}

/** The figure; while it counts, its running twin is for the eyes only, so that a screen reader hears the number once. */
function Figure({ statistic, index, elapsed, thousand }: FigureProps) {
  const { locale } = useLanguage();
  const final = statisticText(statistic, locale, thousand);
  if (elapsed === null) {
    return (
      <strong className={styles.figure} data-statistic={statistic.key}>
        <Text>{final}</Text>
      </strong>
    );
  }
  const value = countAt(statistic.value, index, elapsed);
  return (
    <strong className={styles.figure} data-statistic={statistic.key} data-counting="">
      <VisuallyHidden>{final}</VisuallyHidden>
      <span aria-hidden="true">
        <Text>{statisticText({ ...statistic, value }, locale, thousand)}</Text>
      </span>
    </strong>
  );
}
