import { Button } from "~/components/controls/button.tsx";
import { Field, FieldError } from "~/components/forms/field.tsx";
import { Pill, PillGroup } from "~/components/forms/pills.tsx";
import { Banner } from "~/components/layout/banner.tsx";
import { Text } from "~/components/text/text.tsx";
import { directionOf, type Locale, otherLocale } from "~/i18n/locale.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import styles from "../notice/notice-fields.module.css";
import { yearAfter } from "../notice/notice-values.ts";
import type { HoursErrors } from "./hours-errors.ts";
import type { HoursScreenProps } from "./hours-props.ts";
import { dependsOnMoon, type HoursValues, reasons, withReason } from "./hours-values.ts";

export interface HoursFieldsProps
  extends Pick<HoursScreenProps, "words" | "shared" | "reasonNames"> {
  values: HoursValues;
  errors: HoursErrors;
  /** The text of an error of a field. */
  errorText: (field: string) => string | undefined;
  today: string;
  /** Called with all values; `fields` are those that the person has changed. */
  onChange: (values: HoursValues, ...fields: string[]) => void;
}

/** Reason and days of other hours. */
export function HoursFields(props: HoursFieldsProps) {
  const { values, errors, errorText, words, shared, today, onChange } = props;
  const { firstDay, lastDay } = values;
  const withError = (field: string) => {
    const error = errorText(field);
    return error ? { error } : {};
  };
  return (
    <>
      <Reason {...props} />
      <fieldset className={styles.days}>
        <legend className={styles.legend}>
          <Text>{words.days}</Text>
        </legend>
        <Field
          id="first_day"
          type="date"
          label={shared.days.first}
          value={firstDay}
          max={yearAfter(today)}
          {...withError("first_day")}
          onChange={({ target }) =>
            onChange({ ...values, firstDay: target.value }, "first_day", "last_day")
          }
        />
        <Field
          id="last_day"
          type="date"
          label={shared.days.last}
          value={lastDay}
          min={today}
          max={yearAfter(today)}
          {...withError("last_day")}
          onChange={({ target }) =>
            onChange({ ...values, lastDay: target.value }, "first_day", "last_day")
          }
        />
        {errors.last_day === "order" && (
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              onChange({ ...values, firstDay: lastDay, lastDay: firstDay }, "first_day", "last_day")
            }
          >
            {shared.swap}
          </Button>
        )}
      </fieldset>
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

function Reason({ values, errorText, words, reasonNames, onChange }: HoursFieldsProps) {
  const { locale } = useLanguage();
  const { reason, ownReason } = values;
  const error = errorText("why");
  const languages: readonly Locale[] = [locale, otherLocale(locale)];
  return (
    <>
      <div id="why" tabIndex={-1} className="stack gap-3">
        <PillGroup legend={words.why}>
          {reasons.map((id) => (
            <Pill
              key={id}
              type="radio"
              name="why"
              checked={reason === id}
              onChange={(isChecked) =>
                isChecked && onChange(withReason(values, id), "why", "branches")
              }
            >
              {id === "other" ? words.otherReason : reasonNames[locale][id]}
            </Pill>
          ))}
        </PillGroup>
        {error && <FieldError id="why-error">{error}</FieldError>}
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
