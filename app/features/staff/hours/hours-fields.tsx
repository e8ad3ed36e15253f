import { Field } from "~/components/forms/field.tsx";
import { FieldError } from "~/components/forms/field-error.tsx";
import { Pill, PillGroup } from "~/components/forms/pills.tsx";
import { Banner } from "~/components/indicators/banner.tsx";
import { branchIds } from "~/content/data/branches.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { directionOf, type Locale, otherLocale } from "~/i18n/locale.ts";
import { DayRange } from "../form/day-range.tsx";
import type { HoursScreenProps } from "./hours-props.ts";
import { isRegularlyClosed } from "./hours-validation.ts";
import { dependsOnMoon, type HoursValues, reasons, withReason } from "./hours-values.ts";

export interface HoursFieldsProps
  extends Pick<HoursScreenProps, "words" | "shared" | "reasonNames" | "previews"> {
  values: HoursValues;
  /** The text of an error of a field. */
  errorText: (field: string) => string | undefined;
  /** True when the error of the last day is that it is before the first. */
  isReversed: boolean;
  today: string;
  /** Called with all values; `fields` are those that the person has changed. */
  onChange: (values: HoursValues, ...fields: string[]) => void;
}

/** Reason and days of an opening exception. */
export function HoursFields(props: HoursFieldsProps) {
  const { values, errorText, isReversed, words, shared, previews, onChange } = props;
  return (
    <>
      <Reason {...props} />
      <DayRange
        legend={words.days}
        value={values}
        errors={{ first: errorText("first_day"), last: errorText("last_day") }}
        isReversed={isReversed}
        isClosed={(date) => branchIds.every((id) => isRegularlyClosed(id, date))}
        words={shared}
        hours={previews[0].hours}
        onChange={(range) => onChange({ ...values, ...range }, "first_day", "last_day", "branches")}
      />
      {dependsOnMoon(values) && (
        <div className="stack gap-3">
          {!values.isConfirmed && (
            <Banner kind="warning">{`${words.expected.title}: ${words.expected.text}`}</Banner>
          )}
          <div>
            <Pill
              type="checkbox"
              name="confirmed"
              checked={values.isConfirmed}
              onChange={(isConfirmed) => onChange({ ...values, isConfirmed })}
            >
              {words.expected.confirmed}
            </Pill>
          </div>
        </div>
      )}
    </>
  );
}

function Reason({ values, errorText, words, reasonNames, today, onChange }: HoursFieldsProps) {
  const { locale } = useLanguage();
  const { reason, ownReason } = values;
  const error = errorText("why");
  const languages: readonly Locale[] = [locale, otherLocale(locale)];
  return (
    <>
      <div id="why" tabIndex={-1} className="stack gap-3">
        <PillGroup legend={words.why} errorId={error && "why-error"}>
          {reasons.map((id) => (
            <Pill
              key={id}
              type="radio"
              name="why"
              checked={reason === id}
              onChange={(isChecked) =>
                isChecked &&
                onChange(withReason(values, id, today), "why", "branches", "first_day", "last_day")
              }
            >
              {id === "other" ? words.otherReason : reasonNames[locale][id]}
            </Pill>
          ))}
        </PillGroup>
        <FieldError id="why-error">{error}</FieldError>
      </div>
      {reason === "other" &&
        languages.map((language) => {
          const field = `reason_${language}`;
          const fieldError = errorText(field);
          return (
            <Field
              key={language}
              id={field}
              label={words.ownReason[language]}
              lang={language}
              dir={directionOf(language)}
              value={ownReason[language]}
              {...(fieldError && { error: fieldError })}
              onChange={({ target }) =>
                onChange(
                  { ...values, ownReason: { ...ownReason, [language]: target.value } },
                  field,
                )
              }
            />
          );
        })}
    </>
  );
}
