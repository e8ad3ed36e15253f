import type { ReactNode } from "react";
import { PageHead } from "~/components/layout/page-head.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BookingWords } from "~/content/branches.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./booking-hero.module.css";

export interface BookingHeroProps {
  words: Pick<BookingWords, "hero">;
  /** The three formatted claims, each with its label. */
  claims: readonly { figure: string; label: string }[];
  breadcrumb: ReactNode;
  map: ReactNode;
}

/** The hero of /book-consultation: the clinic's figures, and its location. */
export function BookingHero({ words: { hero }, claims, breadcrumb, map }: BookingHeroProps) {
  return (
    <PageHead title={hero.title} lead={hero.lead} breadcrumb={breadcrumb} end={map}>
      <div className={classNames("secondary small", styles.figures)}>
        <p>
          <Text>{hero.figures}</Text>
        </p>
        <dl className="cluster">
          {claims.map(({ figure, label }) => (
            <div key={label} className={styles.claim}>
              <dt>
                <Text>{label}</Text>
              </dt>
              <dd>
                <Text>{figure}</Text>
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <Text>{hero.largest}</Text>
        </p>
      </div>
    </PageHead>
  );
}
