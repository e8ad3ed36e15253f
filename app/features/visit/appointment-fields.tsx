import { Field } from "~/components/forms/field.tsx";
import { Text } from "~/components/text/text.tsx";
import { interpolate } from "~/i18n/interpolate.ts";
import { listSeparator } from "~/i18n/list-separator.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { clockTime } from "~/opening-hours/clock-time.ts";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./appointment-fields.module.css";
import { isOpenAt } from "./visit-days.ts";
import type { VisitPartProps } from "./visit-props.ts";
import { dateIn, timeIn } from "./visit-state.ts";

/** An appointment is chosen at most so many days ahead. */
const daysAhead = 366;

/**
 * Date and time of an agreed appointment. The fields are the browser's own, which every phone has in its language; the
 * date and the time are written out below them, with a remark when the date has passed or the branch is closed then.
 */
export function AppointmentFields({
  words,
  branchWords,
  hours,
  state,
  choose,
  now,
  withDate = true,
  legend = words.legends.appointment,
}: VisitPartProps & { withDate?: boolean; legend?: string }) {
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
  const appointment = [
    ...(date ? [dayAndDate(date, hours.weekdays, locale)] : []),
    ...(date && time !== undefined ? [timeText(time, { words: hours, locale })] : []),
  ];
  return (
    <fieldset className={classNames("cluster", styles.fields)}>
      <legend className="legend">
        <Text>{legend}</Text>
      </legend>
      {withDate && (
        <Field
          label={words.date}
          type="date"
          className={styles.date}
          min={today}
          max={omanDay(now, daysAhead).date}
          value={date ?? ""}
          onChange={({ target }) => choose({ date: dateIn(target.value) })}
        />
      )}
      <Field
        label={words.time}
        type="time"
        className={styles.time}
        step={300}
        value={time === undefined ? "" : clockTime(time)}
        onChange={({ target }) => choose({ time: timeIn(target.value) })}
      />
      {withDate && (
        <output className={classNames("medium", styles.day)}>
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
