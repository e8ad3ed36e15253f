import { Clock } from "lucide";
import type { ReactNode } from "react";
import type { BookingWords } from "~/content/branches-shape.ts";
import { contactBannerHours } from "~/content/facts/hours.ts";
import { pathOf } from "~/content/facts/pages.ts";
import type { HoursWords } from "~/content/hours-shape.ts";
import { spanText } from "~/hours/hours-text.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { Banner } from "~/ui/banner.tsx";
import { AppLink } from "~/ui/link.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { Text } from "~/ui/text.tsx";
import styles from "./booking-hero.module.css";

export interface BookingHeroProps {
  words: Pick<BookingWords, "hero" | "contactHours">;
  hours: HoursWords;
  /** The three claims as they are read, each with its label (A§2). */
  claims: readonly { figure: string; label: string }[];
  /** The line beside hours that are no branch's own (D9). */
  differ: { text: string; link: string };
  breadcrumb: ReactNode;
  map: ReactNode;
}

/** The opening of /book-consultation: when the clinic answers, what it claims, and where it is (A§2). */
export function BookingHero({
  words: { hero, contactHours },
  hours,
  claims,
  differ,
  breadcrumb,
  map,
}: BookingHeroProps) {
  const style = { words: hours, locale: useLanguage().locale, notation: "12-hour" } as const;
  return (
    <PageHead title={hero.title} lead={hero.lead} breadcrumb={breadcrumb} end={map}>
      <Banner icon={Clock} className={styles.note}>
        <p>
          <Text>{contactHours.label}</Text>:{" "}
          <b>
            <Text>{spanText(contactBannerHours, hours.spans.banner, style)}</Text>
          </b>
        </p>
        <p>
          <Text>{contactHours.outside}</Text> <Text>{differ.text}</Text>{" "}
          <AppLink to={pathOf("branches")}>{differ.link}</AppLink>
        </p>
      </Banner>
      <dl className={styles.claims}>
        {claims.map(({ figure, label }) => (
          <div key={label} className={styles.claim}>
            <dt className={styles.label}>
              <Text>{label}</Text>
            </dt>
            <dd className={styles.figure}>
              <Text>{figure}</Text>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.largest}>
        <Text>{hero.largest}</Text>
      </p>
    </PageHead>
  );
}
