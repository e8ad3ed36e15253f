import { Timeline } from "~/components/layout/timeline.tsx";
import { Text } from "~/components/text/text.tsx";
import type { AboutWords } from "~/content/about.types.ts";
import { timeline } from "~/content/data/timeline.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localizeDigits } from "~/i18n/numerals.ts";
import styles from "./opening-timeline.module.css";

/** The opening years of the branches: horizontal from 56 rem on, otherwise vertical; amber marks the latest. */
export function OpeningTimeline({ items }: { items: AboutWords["timeline"]["items"] }) {
  const { locale } = useLanguage();
  return (
    <Timeline
      className={styles.across}
      points={timeline.map(({ branch, year, colour }) => ({
        key: branch,
        filled: colour === "amber",
        children: (
          <>
            <h3 className="title-5">
              <time className="title-4 figures" dateTime={String(year)}>
                {localizeDigits(String(year), locale)}
              </time>{" "}
              <br />
              <span>{items[branch].title}</span>
            </h3>
            <p className="secondary">
              <Text>{items[branch].description}</Text>
            </p>
          </>
        ),
      }))}
    />
  );
}
