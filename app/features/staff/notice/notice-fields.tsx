import { Button } from "~/components/controls/button.tsx";
import { Field, FieldError } from "~/components/forms/field.tsx";
import { Pill } from "~/components/forms/pills.tsx";
import { TextArea } from "~/components/forms/text-area.tsx";
import { Text } from "~/components/text/text.tsx";
import { type BranchId, branchIds } from "~/content/data/branches.ts";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import { BranchChoice } from "~/features/visit/branch-choice.tsx";
import { interpolate } from "~/i18n/interpolate.ts";
import { directionOf, type Locale } from "~/i18n/locale.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import styles from "./notice-fields.module.css";
import {
  countCharacters,
  longestNotice,
  type NoticeErrors,
  type NoticeValues,
  yearAfter,
} from "./notice-values.ts";

/** Characters from which the counter draws attention. */
const nearlyFull = longestNotice - 20;

export interface NoticeFieldsProps {
  values: NoticeValues;
  errors: NoticeErrors;
  words: StaffNoticeWords;
  branchWords: Readonly<Record<BranchId, { shortName: string }>>;
  today: string;
  onChange: (change: Partial<NoticeValues>) => void;
}

/** Branches, days and both texts of a notice; the text in the person's own language is first. */
export function NoticeFields(props: NoticeFieldsProps) {
  const { values, errors, words, branchWords, today, onChange } = props;
  const { locale } = useLanguage();
  const { branches, firstDay, lastDay, text } = values;
  const errorOf = (field: keyof NoticeErrors) => {
    const error = errors[field];
    return error && words.errors[error];
  };
  const toggle = (id: BranchId) =>
    onChange({
      branches: branchIds.filter((one) => (one === id) !== branches.includes(one)),
    });
  const hasAll = branches.length === branchIds.length;
  const locales: readonly Locale[] = locale === "ar" ? ["ar", "en"] : ["en", "ar"];
  const withError = (error: string | undefined) => (error ? { error } : {});
  return (
    <>
      <div id="branches" tabIndex={-1} className="stack gap-3">
        <BranchChoice
          legend={words.where}
          branchWords={branchWords}
          selected={branches}
          onChange={toggle}
        />
        <div>
          <Pill
            type="checkbox"
            name="all-branches"
            checked={hasAll}
            onChange={(isChecked) => onChange({ branches: isChecked ? branchIds : [] })}
          >
            {words.all}
          </Pill>
        </div>
        {errors.branches && (
          <FieldError id="branches-error">{words.errors[errors.branches]}</FieldError>
        )}
      </div>
      <fieldset className={styles.days}>
        <legend className={styles.legend}>
          <Text>{words.days.title}</Text>
        </legend>
        <Field
          id="first_day"
          type="date"
          label={words.days.first}
          value={firstDay}
          max={yearAfter(today)}
          {...withError(errorOf("first_day"))}
          onChange={({ target }) => onChange({ firstDay: target.value })}
        />
        <Field
          id="last_day"
          type="date"
          label={words.days.last}
          value={lastDay}
          min={today}
          max={yearAfter(today)}
          {...withError(errorOf("last_day"))}
          onChange={({ target }) => onChange({ lastDay: target.value })}
        />
        {errors.last_day === "order" && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => onChange({ firstDay: lastDay, lastDay: firstDay })}
          >
            {words.swap}
          </Button>
        )}
      </fieldset>
      {locales.map((language) => {
        const count = countCharacters(text[language]);
        return (
          <TextArea
            key={language}
            id={`text_${language}`}
            label={words.text[language]}
            lang={language}
            dir={directionOf(language)}
            rows={4}
            value={text[language]}
            counter={interpolate(words.counter, {
              count: formatNumber(count, locale),
              most: formatNumber(longestNotice, locale),
            })}
            fill={count > longestNotice ? "over" : count > nearlyFull ? "near" : undefined}
            error={errorOf(`text_${language}`)}
            onChange={({ target }) => onChange({ text: { ...text, [language]: target.value } })}
          />
        );
      })}
    </>
  );
}
