import { Text } from "~/components/text/text.tsx";
import type { StaffTodayWords } from "~/content/staff-today.types.ts";
import { daysBetween } from "~/i18n/calendar-days.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { pluralize } from "~/i18n/plural.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { classNames } from "~/styles/class-names.ts";
import { personName } from "../session/person-name.ts";
import type { RowOf } from "../session/staff-api.ts";
import { useStaff } from "../session/staff-context.ts";
import styles from "./age-dial.module.css";
import { AgeDial, lateAfter, oldAfter } from "./age-dial.tsx";

/** The age of the last check of a branch as a dial and a sentence, with the name of the person. */
export function LastCheck({
  check,
  words,
  now,
}: {
  check: RowOf<"fact_checks"> | undefined;
  words: StaffTodayWords;
  now: number;
}) {
  const { user } = useStaff();
  const { locale } = useLanguage();
  const days = check ? daysSince(check.checked_at, now) : null;
  const sentence =
    days === null
      ? words.never
      : days === 0
        ? words.checkedToday
        : pluralize(days, words.checked, locale);
  const person =
    check && (check.checked_by === user.id ? words.you : personName(check.checked_by_email));
  const warning =
    days === null || days <= oldAfter ? null : days > lateAfter ? words.late : words.old;
  return (
    <div className="with-icon">
      <AgeDial days={days} locale={locale} />
      <div>
        <p>
          <b>
            <Text>{sentence}</Text>
          </b>
        </p>
        {person && (
          <p className="secondary small">
            <Text>{person}</Text>
          </p>
        )}
        {warning && (
          <p
            className={classNames(
              "small medium",
              days !== null && days > lateAfter ? styles.late : styles.old,
            )}
          >
            <Text>{warning}</Text>
          </p>
        )}
      </div>
    </div>
  );
}

/** Calendar days in Oman since an instant. */
export function daysSince(instant: string, now: number): number {
  return Math.max(0, daysBetween(omanDay(Date.parse(instant)).date, omanDay(now).date));
}
