import { useId, useState } from "react";
import { Field } from "~/components/forms/field.tsx";
import { FieldError } from "~/components/forms/field-error.tsx";
import stepper from "~/components/forms/stepper.module.css";
import { StepperButtons } from "~/components/forms/stepper.tsx";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import type { MyDropsViewWords } from "~/content/my-drops.types.ts";
import { addDays, daysBetween, isCalendarDate } from "~/i18n/calendar-days.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatNumber, toAsciiDigits } from "~/i18n/numerals.ts";
import { classNames } from "~/styles/class-names.ts";
import { regimenLimits } from "../timetable/regimen.ts";
import styles from "./step-fields.module.css";

const isLength = (days: number) => days >= 1 && days <= regimenLimits.days;

/**
 * How long a step is: a number of days between two buttons, which can also be typed, or the last day. Both are the same
 * value. A value outside the limits stays in its field with an error, and changes nothing.
 */
export function StepLength({
  words,
  from,
  days,
  onDays,
}: {
  words: MyDropsViewWords["bottle"];
  /** First day of the step. */
  from: string;
  days: number;
  onDays: (days: number) => void;
}) {
  const { locale } = useLanguage();
  const id = useId();
  const [typedDays, setTypedDays] = useState<string | null>(null);
  const [typedDate, setTypedDate] = useState<string | null>(null);
  const change = (value: number) => {
    setTypedDays(null);
    setTypedDate(null);
    onDays(value);
  };
  const typeDays = (text: string) => {
    const value = Number(toAsciiDigits(text).replace(/\D/g, "").slice(0, 3));
    if (isLength(value)) change(value);
    else setTypedDays(value === 0 ? "" : formatNumber(value, locale));
  };
  const typeDate = (text: string) => {
    const value = isCalendarDate(text) ? daysBetween(from, text) + 1 : 0;
    if (isLength(value)) change(value);
    else setTypedDate(text);
  };
  const [first, last] = [from, addDays(from, regimenLimits.days - 1)];
  const isTooLong = typedDays !== null && typedDays !== "";
  return (
    <>
      <span className="cluster">
        <label htmlFor={id}>
          <Text>{words.days}</Text>
        </label>
        <StepperButtons
          less={words.fewerDays}
          more={words.moreDays}
          canLess={days > 1}
          canMore={days < regimenLimits.days}
          onStep={(by) => change(days + by)}
        >
          <span>
            <input
              id={id}
              className={classNames("medium", stepper.input, styles.days)}
              inputMode="numeric"
              autoComplete="off"
              value={typedDays ?? formatNumber(days, locale)}
              onChange={({ target }) => typeDays(target.value)}
              onBlur={() => typedDays === "" && setTypedDays(null)}
              aria-invalid={isTooLong || undefined}
              aria-describedby={isTooLong ? `${id}-error` : undefined}
            />
            <output aria-live="polite">
              <VisuallyHidden>{formatNumber(days, locale)}</VisuallyHidden>
            </output>
          </span>
        </StepperButtons>
      </span>
      {isTooLong && <FieldError id={`${id}-error`}>{words.daysError}</FieldError>}
      <Field
        label={words.lastDay}
        type="date"
        className={styles.date}
        min={first}
        max={last}
        value={typedDate ?? addDays(from, days - 1)}
        {...(typedDate !== null && {
          error: interpolate(words.lastDayError, {
            from: formatDateLong(first, locale),
            to: formatDateLong(last, locale),
          }),
        })}
        onChange={({ target }) => typeDate(target.value)}
      />
    </>
  );
}
