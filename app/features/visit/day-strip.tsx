import { useState } from "react";
import { DayCells } from "~/components/forms/day-cells.tsx";
import { Icon } from "~/components/indicators/icon.tsx";
import { Text } from "~/components/text/text.tsx";
import { useLanguage } from "~/i18n/language-context.tsx";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { lastWeek, openRanges, weekOfVisit } from "./visit-days.ts";
import type { VisitPartProps } from "./visit-props.ts";

/** Seven days of the chosen branch, from tomorrow on. Closed days cannot be selected and say so. */
export function DayStrip({ words, hours, state, choose, now }: VisitPartProps) {
  const { locale } = useLanguage();
  const exceptionalHours = useExceptionalHours();
  const [week, setWeek] = useState(0);
  const legend = state.reason === "change" ? words.legends.newDay : words.legends.day;
  return (
    <fieldset>
      <legend className="legend">
        <Text>{legend}</Text>
      </legend>
      <DayCells
        type="radio"
        name="visit-day"
        closed={hours.closed}
        days={weekOfVisit(state.branch, now, week, exceptionalHours).map(
          ({ date, weekday, sessions }) => ({
            date,
            weekday: hours.weekdays[weekday],
            isClosed: sessions.length === 0,
            isSelected: state.day === date,
            bars: openRanges(sessions),
          }),
        )}
        onSelect={(date) => choose({ day: state.day === date ? undefined : date })}
      />
      <p className="cluster spread medium links">
        <output aria-live="polite">
          {state.day && <Text>{dayAndDate(state.day, hours.weekdays, locale)}</Text>}
        </output>
        <span className="cluster">
          {week > 0 && (
            <button
              type="button"
              className="target gap-2 text-link quiet-link"
              onClick={() => setWeek(week - 1)}
            >
              <Text>{words.earlierWeek}</Text>
            </button>
          )}
          {week < lastWeek && (
            <button
              type="button"
              className="target gap-2 text-link quiet-link"
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
