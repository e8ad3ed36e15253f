import { useState } from "react";
import { Icon } from "~/components/indicators/icon.tsx";
import { Text } from "~/components/text/text.tsx";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import { useExceptions } from "~/opening-hours/exceptions-context.ts";
import styles from "./day-strip.module.css";
import { lastWeek, weekOfVisit } from "./visit-days.ts";
import type { VisitPartProps } from "./visit-props.ts";

/** Seven days of the chosen branch, from tomorrow on. Closed days cannot be selected and say so. */
export function DayStrip({ words, hours, state, choose, now }: VisitPartProps) {
  const { locale } = useLanguage();
  const exceptions = useExceptions();
  const [week, setWeek] = useState(0);
  const legend = state.reason === "change" ? words.legends.newDay : words.legends.day;
  return (
    <fieldset className={styles.strip}>
      <legend className={styles.legend}>
        <Text>{legend}</Text>
      </legend>
      <div className={styles.days}>
        {weekOfVisit(state.branch, now, week, exceptions).map(({ date, weekday, sessions }) => {
          const isClosed = sessions.length === 0;
          return (
            <label key={date} className={styles.day} data-closed={isClosed ? "" : undefined}>
              <input
                type="radio"
                name="visit-day"
                className={styles.input}
                checked={state.day === date}
                disabled={isClosed}
                data-live=""
                aria-label={dayAndDate(date, hours.weekdays, locale)}
                onChange={() => choose({ day: date })}
                onClick={() => state.day === date && choose({ day: undefined })}
              />
              <span className={styles.weekday}>{shortWeekday(hours.weekdays[weekday])}</span>
              <span className={styles.number}>{formatNumber(Number(date.slice(8)), locale)}</span>
              {isClosed && <span className={styles.closed}>{hours.closed}</span>}
            </label>
          );
        })}
      </div>
      <p className={styles.chosen}>
        <output aria-live="polite">
          {state.day && <Text>{dayAndDate(state.day, hours.weekdays, locale)}</Text>}
        </output>
        <span className={styles.weeks}>
          {week > 0 && (
            <button type="button" className={styles.week} onClick={() => setWeek(week - 1)}>
              <Text>{words.earlierWeek}</Text>
            </button>
          )}
          {week < lastWeek && (
            <button
              type="button"
              className={styles.week}
              data-live=""
              onClick={() => setWeek(week + 1)}
            >
              <Icon icon="calendar-days" />
              <Text>{words.laterWeek}</Text>
            </button>
          )}
        </span>
      </p>
    </fieldset>
  );
}

/** "Sat" of "Saturday"; Arabic names lose their article. */
function shortWeekday(name: string): string {
  return /^[A-Z]/.test(name) ? name.slice(0, 3) : name.replace(/^ال/, "");
}
