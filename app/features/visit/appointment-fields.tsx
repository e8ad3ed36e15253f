import { StepperField } from "~/components/forms/stepper.tsx";
import { Text } from "~/components/text/text.tsx";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";
import { clockTime } from "~/opening-hours/clock-time.ts";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./appointment-fields.module.css";
import { daysAhead, stepsOfDate, stepsOfTime } from "./appointment-steps.ts";
import { isOpenAt } from "./visit-days.ts";
import type { VisitPartProps } from "./visit-props.ts";
import { dateIn, timeIn } from "./visit-state.ts";

/**
 * Date and time of an agreed appointment. The buttons move by open days and times of the branch. The fields between
 * them are the browser's own, which every phone has in its language; the date and the time are written out below and
 * on paper, with a remark when the date has passed or the branch is closed then.
 */
export function AppointmentFields({
  words,
  branchWords,
  hours,
  state,
  choose,
  now,
  withDate = true,
}: VisitPartProps & { withDate?: boolean }) {
  const { locale } = useLanguage();
  const exceptionalHours = useExceptionalHours();
  const { branch, date, time } = state;
  const today = omanDay(now).date;
  const isPast = date !== undefined && date < today;
  const isClosed =
    date !== undefined &&
    time !== undefined &&
    !isPast &&
    !isOpenAt(branch, date, time, exceptionalHours);
  const days = stepsOfDate(state, now, exceptionalHours);
  const times = stepsOfTime(state, (withDate && (date ?? days.more)) || today, exceptionalHours);
  const appointment = [
    ...(date ? [dayAndDate(date, hours.weekdays, locale)] : []),
    ...(date && time !== undefined ? [timeText(time, { words: hours, locale })] : []),
  ];
  return (
    <fieldset className={classNames("cluster", styles.fields)}>
      <legend className="legend">
        <Text>{words.legends.appointment}</Text>
      </legend>
      {withDate && (
        <StepperField
          className="screen-only"
          label={words.date}
          less={words.dayEarlier}
          more={words.dayLater}
          canLess={days.less !== undefined}
          canMore={days.more !== undefined}
          onStep={(change) => choose({ date: change < 0 ? days.less : days.more })}
          type="date"
          min={today}
          max={omanDay(now, daysAhead).date}
          value={date ?? ""}
          onChange={({ target }) => choose({ date: dateIn(target.value) })}
        />
      )}
      <StepperField
        className="screen-only"
        label={words.time}
        less={words.earlier}
        more={words.later}
        canLess={times.less !== undefined}
        canMore={times.more !== undefined}
        onStep={(change) => choose({ time: change < 0 ? times.less : times.more })}
        type="time"
        step={300}
        value={time === undefined ? "" : clockTime(time)}
        onChange={({ target }) => choose({ time: timeIn(target.value) })}
      />
      {withDate && (
        <output className="medium full">
          <Text>{appointment.join(listSeparator(locale))}</Text>
          {(isPast || isClosed) && (
            <>
              <br />
              <Text>
                {isPast
                  ? words.notice.past
                  : interpolate(words.notice.closed, { branch: branchWords[branch].shortName })}
              </Text>
            </>
          )}
        </output>
      )}
    </fieldset>
  );
}
