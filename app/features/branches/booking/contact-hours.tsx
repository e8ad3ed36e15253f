import { Clock } from "lucide";
import type { BookingWords } from "~/content/branches-shape.ts";
import { contactBannerHours } from "~/content/facts/hours.ts";
import { pathOf } from "~/content/facts/pages.ts";
import type { HoursWords } from "~/content/hours-shape.ts";
import { spanText } from "~/hours/hours-text.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { Banner } from "~/ui/layout/banner.tsx";
import { Section } from "~/ui/layout/section.tsx";
import { AppLink } from "~/ui/links/link.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./contact-hours.module.css";

/** When calls and messages are answered (A§2); a branch's own hours stand before it on the page, and may differ (D9). */
export function ContactHours({
  words: contactHours,
  hours,
  differ,
}: {
  words: BookingWords["contactHours"];
  hours: HoursWords;
  /** The line beside hours that are no branch's own (D9). */
  differ: { text: string; link: string };
}) {
  const style = { words: hours, locale: useLanguage().locale, notation: "12-hour" } as const;
  return (
    <Section flush="both">
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
    </Section>
  );
}
