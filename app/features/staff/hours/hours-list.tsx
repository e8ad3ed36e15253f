import { GoLink } from "~/components/links/go-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { parseExceptionalHours } from "~/opening-hours/exceptional-hours-row.ts";
import { dayText } from "~/opening-hours/hours-text.ts";
import styles from "../notice/notice-list.module.css";
import type { RowOf } from "../session/staff-api.ts";
import type { HoursPreviewWords, HoursScreenProps } from "./hours-props.ts";

/** The other hours that have not ended, each with a link to change it. Renders nothing before they are read. */
export function HoursList({
  rows,
  words,
  branchWords,
  preview,
}: Pick<HoursScreenProps, "words" | "branchWords"> & {
  rows: readonly RowOf<"opening_exceptions">[] | null;
  /** The words of the person's language. */
  preview: HoursPreviewWords;
}) {
  const { locale } = useLanguage();
  if (!rows) return null;
  const comma = locale === "ar" ? "، " : ", ";
  return (
    <section className="stack gap-4" aria-labelledby="current-hours">
      <h2 id="current-hours" className="title-3">
        <Text>{words.current.title}</Text>
      </h2>
      {rows.length === 0 && (
        <p>
          <Text>{words.current.none}</Text>
        </p>
      )}
      <ul className={styles.list}>
        {rows.map((row) => {
          const entry = parseExceptionalHours(row);
          if (!entry) return null;
          const names = entry.branches.map((id) => branchWords[id].shortName);
          const days = [...new Set([entry.first, entry.last])].map((day) =>
            formatDateLong(day, locale),
          );
          return (
            <li key={row.id} className={styles.row}>
              <p>
                <b>
                  <Text>{names.join(comma)}</Text>
                </b>
              </p>
              <p>
                <Text>
                  {`${row[`reason_${locale}`]}: ${dayText(entry.sessions, { words: preview.hours, locale })}`}
                </Text>
              </p>
              <p className="secondary small">
                <Text>
                  {days.join(" – ") + (row.is_expected ? comma + words.current.isExpected : "")}
                </Text>
              </p>
              <GoLink to={`${pathOf("staff-hours")}#${row.id}`}>{words.current.change}</GoLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
