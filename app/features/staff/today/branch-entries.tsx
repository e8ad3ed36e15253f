import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BranchId } from "~/content/data/branches.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffTodayWords } from "~/content/staff-today.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import type { Locale } from "~/i18n/locale.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { parseExceptionalHours } from "~/opening-hours/exceptional-hours-row.ts";
import { dayText } from "~/opening-hours/hours-text.ts";
import { knownBranches } from "~/opening-hours/staff-row.ts";
import { daySpan } from "../form/day-span.ts";
import styles from "./branch-entries.module.css";
import type { TodayRows } from "./use-today.ts";

/** The notices and other hours of a branch in the next 30 days, by their last day, with links to their forms. */
export function BranchEntries({
  id,
  rows,
  words,
  hours,
}: {
  id: BranchId;
  rows: TodayRows;
  words: StaffTodayWords;
  hours: HoursWords;
}) {
  const { locale } = useLanguage();
  const entries = [
    ...noticeEntries(id, rows, words, locale),
    ...hoursEntries(id, rows, words, hours, locale),
  ].sort((one, other) => (one.last < other.last ? -1 : one.last > other.last ? 1 : 0));
  if (entries.length === 0) {
    return (
      <p className="secondary small">
        <Text>{words.nothing}</Text>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {entries.map(({ to, text, first, last, note }) => (
        <li key={to}>
          <AppLink to={to} className="target">
            {text}
          </AppLink>
          <p className="secondary small">
            <Text>{daySpan(first, last, locale) + note}</Text>
          </p>
        </li>
      ))}
    </ul>
  );
}

interface Entry {
  to: string;
  text: string;
  first: string;
  last: string;
  /** After the days. */
  note: string;
}

function noticeEntries(
  id: BranchId,
  { notices }: TodayRows,
  words: StaffTodayWords,
  locale: Locale,
): Entry[] {
  return notices
    .filter(({ branches }) => Array.isArray(branches) && knownBranches(branches).includes(id))
    .map((row) => ({
      to: `${pathOf("staff-notice")}#${row.id}`,
      text: interpolate(words.notice, { text: row[`text_${locale}`] }),
      first: row.first_day,
      last: row.last_day,
      note: "",
    }));
}

function hoursEntries(
  id: BranchId,
  { exceptions }: TodayRows,
  words: StaffTodayWords,
  hours: HoursWords,
  locale: Locale,
): Entry[] {
  return exceptions.flatMap((row) => {
    const parsed = parseExceptionalHours(row);
    if (!parsed?.branches.includes(id)) return [];
    return {
      to: `${pathOf("staff-hours")}#${row.id}`,
      text: interpolate(words.otherHours, {
        reason: row[`reason_${locale}`],
        hours: dayText(parsed.sessions, { words: hours, locale }),
      }),
      first: parsed.first,
      last: parsed.last,
      note: row.is_expected ? `${locale === "ar" ? "، " : ", "}${words.isExpected}` : "",
    };
  });
}
