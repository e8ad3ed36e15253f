import { useState } from "react";
import { Button } from "~/components/controls/button.tsx";
import { DayCells } from "~/components/forms/day-cells.tsx";
import { Field } from "~/components/forms/field.tsx";
import { Text } from "~/components/text/text.tsx";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { useStaff } from "../session/staff-context.ts";
import { type DayRangeValue, stripLength, toggleDay } from "./day-range-value.ts";
import { yearAfter } from "./form-validation.ts";

/**
 * The first and the last day of a form, on a strip of two weeks. "Other days" opens a field for each; they are open
 * from the start when a day is not on the strip.
 */
export function DayRange({
  legend,
  value,
  errors,
  isReversed,
  isClosed,
  words,
  hours,
  onChange,
}: {
  legend: string;
  value: DayRangeValue;
  errors: { first: string | undefined; last: string | undefined };
  /** True when the error of the last day is that it is before the first. */
  isReversed: boolean;
  /** Whether the branches of the form are closed on a date; it can be selected nevertheless. */
  isClosed: (date: string) => boolean;
  words: Pick<StaffNoticeWords, "days" | "swap">;
  hours: Pick<HoursWords, "weekdays" | "closed">;
  onChange: (change: DayRangeValue) => void;
}) {
  const { locale } = useLanguage();
  const { now } = useStaff();
  const { firstDay, lastDay } = value;
  const days = Array.from({ length: stripLength }, (_, ahead) => omanDay(now(), ahead));
  const [today, end] = [days[0]?.date ?? "", days.at(-1)?.date ?? ""];
  const [isOpen, setOpen] = useState(false);
  const isOnStrip = today <= firstDay && firstDay <= lastDay && lastDay <= end;
  // A field must not vanish while somebody types in it.
  const changeField = (change: Partial<DayRangeValue>) => {
    setOpen(true);
    onChange({ ...value, ...change });
  };
  const named = (date: string) => dayAndDate(date, hours.weekdays, locale);
  return (
    <fieldset>
      <legend className="legend">
        <Text>{legend}</Text>
      </legend>
      <div className="stack gap-3">
        <DayCells
          type="checkbox"
          name="days"
          selectsClosed
          closed={hours.closed}
          days={days.map(({ date, weekday }) => ({
            date,
            weekday: hours.weekdays[weekday],
            isClosed: isClosed(date),
            isSelected: firstDay <= date && date <= lastDay,
          }))}
          onSelect={(date) => onChange(toggleDay(value, date))}
        />
        {firstDay && firstDay <= lastDay && (
          <p>
            <output aria-live="polite">
              <b>
                <Text>
                  {firstDay === lastDay
                    ? named(firstDay)
                    : interpolate(words.days.range, {
                        first: named(firstDay),
                        last: named(lastDay),
                      })}
                </Text>
              </b>
            </output>
          </p>
        )}
        {isOpen || !isOnStrip ? (
          <div className="tiles wide-tiles">
            <Field
              id="first_day"
              type="date"
              label={words.days.first}
              value={firstDay}
              max={yearAfter(today)}
              {...(errors.first && { error: errors.first })}
              onChange={({ target }) => changeField({ firstDay: target.value })}
            />
            <Field
              id="last_day"
              type="date"
              label={words.days.last}
              value={lastDay}
              min={today}
              max={yearAfter(today)}
              {...(errors.last && { error: errors.last })}
              onChange={({ target }) => changeField({ lastDay: target.value })}
            />
          </div>
        ) : (
          <div>
            <Button
              size="small"
              variant="secondary"
              icon="calendar-days"
              onClick={() => setOpen(true)}
            >
              {words.days.other}
            </Button>
          </div>
        )}
        {isReversed && (
          <div>
            <Button
              variant="secondary"
              size="small"
              onClick={() => changeField({ firstDay: lastDay, lastDay: firstDay })}
            >
              {words.swap}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  );
}
