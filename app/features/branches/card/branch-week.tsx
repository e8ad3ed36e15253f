import { weekdays } from "~/content/facts/hours.ts";
import type { HoursWords } from "~/content/hours-shape.ts";
import { hoursNotices } from "~/hours/hours-notices.ts";
import { omanDay } from "~/hours/muscat-clock.ts";
import { omanMinute } from "~/hours/muscat-minute.ts";
import { weekRows } from "~/hours/week-rows.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { Banner } from "~/ui/layout/banner.tsx";
import { HoursTable } from "~/ui/text/hours-table.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./branch-week.module.css";
import type { BranchState } from "./use-branch-choice.ts";

/** A branch's week with today marked, by Oman's clock, and a notice of what is different (A§2, D14). */
export function BranchWeek({
  branch: { hours },
  now,
  words,
}: {
  branch: BranchState;
  now: number;
  words: HoursWords;
}) {
  const { locale } = useLanguage();
  return (
    <section className={styles.week} aria-labelledby="branch-hours">
      <div className={styles.head}>
        <h3 id="branch-hours" className={styles.title}>
          <Text>{words.caption}</Text>
        </h3>
        <p className={styles.clock}>
          <Text>{words.clock}</Text>
        </p>
      </div>
      {hoursNotices(hours, now, words, locale).map((notice) => (
        <Banner key={notice} kind="notice">
          {notice}
        </Banner>
      ))}
      <HoursTable
        caption={words.caption}
        rows={weekRows(hours, now, words, locale)}
        today={weekdays.indexOf(omanDay(now).weekday)}
        todayLabel={words.today}
        now={omanMinute(now) / 60}
      />
    </section>
  );
}
