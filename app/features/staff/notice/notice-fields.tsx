import { FieldError } from "~/components/forms/field.tsx";
import { Pill } from "~/components/forms/pills.tsx";
import { TextArea } from "~/components/forms/text-area.tsx";
import { type BranchId, branchIds } from "~/content/data/branches.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import { BranchChoice } from "~/features/visit/branch-choice.tsx";
import { interpolate } from "~/i18n/interpolate.ts";
import { directionOf, type Locale } from "~/i18n/locale.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import type { RowOf } from "../session/staff-api.ts";
import { closedDays } from "./closed-days.ts";
import { DayRange } from "./day-range.tsx";
import {
  countCharacters,
  longestNotice,
  type NoticeErrors,
  type NoticeValues,
} from "./notice-values.ts";
import { RegularHours } from "./regular-hours.tsx";

/** Characters from which the counter draws attention. */
const nearlyFull = longestNotice - 20;

export interface NoticeFieldsProps {
  values: NoticeValues;
  errors: NoticeErrors;
  words: StaffNoticeWords;
  branchWords: Readonly<Record<BranchId, { shortName: string }>>;
  hours: HoursWords;
  /** Other hours on the site, the latest change first. */
  exceptions: readonly RowOf<"opening_exceptions">[];
  onChange: (change: Partial<NoticeValues>) => void;
}

/** Branches, days and both texts of a notice; the text in the person's own language is first. */
export function NoticeFields(props: NoticeFieldsProps) {
  const { values, errors, words, branchWords, hours, exceptions, onChange } = props;
  const { locale } = useLanguage();
  const { branches, text } = values;
  const isClosed = closedDays(exceptions);
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
      <DayRange
        legend={words.days.title}
        value={values}
        errors={{ first: errorOf("first_day"), last: errorOf("last_day") }}
        isReversed={errors.last_day === "order"}
        isClosed={(date) => branches.length > 0 && branches.every((id) => isClosed(id, date))}
        words={words}
        hours={hours}
        onChange={onChange}
      />
      {branches.map((id) => (
        <RegularHours
          key={id}
          branch={id}
          name={branchWords[id].shortName}
          range={values}
          exceptions={exceptions}
          words={words.hours}
          hours={hours}
        />
      ))}
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
