import { Banner } from "~/components/indicators/banner.tsx";
import { HoursTable } from "~/components/text/hours-table.tsx";
import { Text } from "~/components/text/text.tsx";
import { weekdays } from "~/content/data/hours.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { exceptionalHoursSentences } from "~/opening-hours/exceptional-hours-sentences.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { omanMinute } from "~/opening-hours/oman-minute.ts";
import { weekRows } from "~/opening-hours/week-rows.ts";
import type { BranchState } from "./use-branch-choice.ts";

/** A branch's week with today marked, in Oman's time, and the sentences about exceptional hours (REQ-HOURS-12). */
export function BranchWeek({
  branch: { hours },
  now,
  words,
  label,
}: {
  branch: BranchState;
  now: number;
  words: HoursWords;
  /** Label of the hours. */
  label: string;
}) {
  const { locale } = useLanguage();
  return (
    <section className="stack gap-3" aria-labelledby="branch-hours">
      <div className="cluster spread">
        <h3 id="branch-hours" className="title-5">
          <Text>{label}</Text>
        </h3>
        <p className="secondary small">
          <Text>{words.clock}</Text>
        </p>
      </div>
      {exceptionalHoursSentences(hours, now).map((sentence) => (
        <Banner key={sentence} kind="warning">
          {sentence}
        </Banner>
      ))}
      <HoursTable
        caption={label}
        rows={weekRows(hours, now, words, locale)}
        today={weekdays.indexOf(omanDay(now).weekday)}
        todayLabel={words.today}
        now={omanMinute(now) / 60}
      />
    </section>
  );
}
