import { ButtonLink } from "~/components/controls/button.tsx";
import { Loading } from "~/components/indicators/loading.tsx";
import { Text } from "~/components/text/text.tsx";
import { type BranchId, branchIds } from "~/content/data/branches.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffTodayWords } from "~/content/staff-today.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { omanMinute } from "~/opening-hours/oman-minute.ts";
import { useClock } from "~/opening-hours/use-clock.ts";
import { classNames } from "~/styles/class-names.ts";
import { LoadError } from "../session/load-error.tsx";
import { useStaff } from "../session/staff-context.ts";
import { BranchRow } from "./branch-row.tsx";
import { NextDays } from "./next-days.tsx";
import { entriesOf } from "./today-entries.ts";
import styles from "./today-screen.module.css";
import { useToday } from "./use-today.ts";
import { WaitingArticles } from "./waiting-articles.tsx";

export interface TodayScreenProps {
  title: string;
  words: StaffTodayWords;
  hours: HoursWords;
  branchNames: Readonly<Record<BranchId, string>>;
  loading: string;
}

/** The branches today: opening status, notices, changed hours, and the age of the last check of each. */
export function TodayScreen(props: TodayScreenProps) {
  const { title, words, hours, branchNames, loading } = props;
  const { locale } = useLanguage();
  const staff = useStaff();
  // Renders again every minute.
  useClock(staff.now());
  const now = staff.now();
  const { value: rows, reload } = useToday();
  const style = { words, hours, locale };
  const entries = new Map(rows ? branchIds.map((id) => [id, entriesOf(id, rows, style)]) : []);
  const hasEntries = [...entries.values()].some(({ length }) => length > 0);
  return (
    <>
      <div>
        <h1>
          <Text>{title}</Text>
        </h1>
        <p className="secondary">
          <Text>
            {interpolate(words.clock, {
              date: dayAndDate(omanDay(now).date, hours.weekdays, locale),
              time: timeText(omanMinute(now), { words: hours, locale }),
            })}
          </Text>
        </p>
      </div>
      <WaitingArticles words={words.waiting} />
      {rows === undefined && <Loading>{loading}</Loading>}
      {rows === null && <LoadError onRetry={reload}>{words.unreadable}</LoadError>}
      {rows && (
        <div className={classNames("stack columns gap-7", styles.columns)}>
          <section className="stack" aria-label={words.branches}>
            {!hasEntries && (
              <p className="secondary">
                <Text>{words.nothing}</Text>
              </p>
            )}
            <ul>
              {branchIds.map((id) => (
                <BranchRow
                  key={id}
                  id={id}
                  name={branchNames[id]}
                  rows={rows}
                  entries={hasEntries ? entries.get(id) : undefined}
                  words={words}
                  hours={hours}
                  now={now}
                  onChanged={reload}
                />
              ))}
            </ul>
          </section>
          <div className="stack gap-6">
            <NextDays rows={rows} branchNames={branchNames} now={now} {...style} />
            <div className="cluster gap-3">
              <ButtonLink to={pathOf("staff-notice")} icon="message-circle">
                {words.write}
              </ButtonLink>
              <ButtonLink to={pathOf("staff-hours")} icon="clock" variant="secondary">
                {words.changeHours}
              </ButtonLink>
            </div>
          </div>
        </div>
      )}
    </>
  );
}
