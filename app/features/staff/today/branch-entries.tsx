import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BranchId } from "~/content/data/branches.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { StaffTodayWords } from "~/content/staff-today.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import styles from "./branch-entries.module.css";
import type { TodayRows } from "./use-today.ts";

/** The notices of a branch in the next 30 days, by their last day. Each leads to the form that changes it. */
export function BranchEntries({
  id,
  rows,
  words,
}: {
  id: BranchId;
  rows: TodayRows;
  words: StaffTodayWords;
}) {
  const { locale } = useLanguage();
  const own = rows.notices.filter(
    ({ branches }) =>
      Array.isArray(branches) && (branches.includes("all") || branches.includes(id)),
  );
  if (own.length === 0) {
    return (
      <p className="secondary small">
        <Text>{words.nothing}</Text>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {own.map((row) => (
        <li key={row.id}>
          <AppLink to={`${pathOf("staff-notice")}#${row.id}`} className="target">
            {interpolate(words.notice, { text: row[`text_${locale}`] })}
          </AppLink>
          <p className="secondary small">
            <Text>
              {[...new Set([row.first_day, row.last_day])]
                .map((day) => formatDateLong(day, locale))
                .join(" – ")}
            </Text>
          </p>
        </li>
      ))}
    </ul>
  );
}
