import { FieldError } from "~/components/forms/field-error.tsx";
import { Pill } from "~/components/forms/pills.tsx";
import { TextArea } from "~/components/forms/text-area.tsx";
import { type BranchId, branchIds } from "~/content/data/branches.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import { BranchChoice } from "~/features/visit/branch-choice.tsx";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { directionOf, type Locale, otherLocale } from "~/i18n/locale.ts";
import { formatNumber } from "~/i18n/numerals.ts";
import { closedDays } from "../form/closed-days.ts";
import { DayRange } from "../form/day-range.tsx";
import { countCharacters } from "../form/form-validation.ts";
import type { RowOf } from "../session/staff-api.ts";
import { maxNoticeLength, type NoticeValues } from "./notice-values.ts";
import { RegularHours } from "./regular-hours.tsx";

/** Characters from which the counter draws attention. */
const nearlyFull = maxNoticeLength - 20;

export interface NoticeFieldsProps {
  values: NoticeValues;
  /** The text of an error of a field. */
  errorText: (field: string) => string | undefined;
  /** True when the error of the last day is that it is before the first. */
  isReversed: boolean;
  words: StaffNoticeWords;
  branchWords: Readonly<Record<BranchId, { shortName: string }>>;
  hours: HoursWords;
  /** Opening exceptions on the site, the latest change first. */
  exceptions: readonly RowOf<"opening_exceptions">[];
  /** `fields` are the ids of the fields that the person has changed. */
  onChange: (change: Partial<NoticeValues>, ...fields: string[]) => void;
}

/** Branches, days and both texts of a notice; the text in the person's own language is first. */
export function NoticeFields(props: NoticeFieldsProps) {
  const { values, errorText, isReversed, words, branchWords, hours, exceptions, onChange } = props;
  const { locale } = useLanguage();
  const { branches, text } = values;
  const isClosed = closedDays(exceptions);
  const branchError = errorText("branches");
  const select = (selected: readonly BranchId[]) => onChange({ branches: selected }, "branches");
  const toggle = (id: BranchId) =>
    select(branchIds.filter((one) => (one === id) !== branches.includes(one)));
  const hasAll = branches.length === branchIds.length;
  const languages: readonly Locale[] = [locale, otherLocale(locale)];
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
            onChange={(isChecked) => select(isChecked ? branchIds : [])}
          >
            {words.all}
          </Pill>
        </div>
        {branchError && <FieldError id="branches-error">{branchError}</FieldError>}
      </div>
      <DayRange
        legend={words.days.title}
        value={values}
        errors={{ first: errorText("first_day"), last: errorText("last_day") }}
        isReversed={isReversed}
        isClosed={(date) => branches.length > 0 && branches.every((id) => isClosed(id, date))}
        words={words}
        hours={hours}
        onChange={(days) => onChange(days, "first_day", "last_day")}
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
      {languages.map((language) => {
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
              maximum: formatNumber(maxNoticeLength, locale),
            })}
            fill={count > maxNoticeLength ? "over" : count > nearlyFull ? "near" : undefined}
            error={errorText(`text_${language}`)}
            onChange={({ target }) =>
              onChange({ text: { ...text, [language]: target.value } }, `text_${language}`)
            }
          />
        );
      })}
    </>
  );
}
