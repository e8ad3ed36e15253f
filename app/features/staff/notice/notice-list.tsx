import { GoLink } from "~/components/links/go-link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BranchId } from "~/content/data/branches.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import type { RowOf } from "../session/staff-api.ts";
import styles from "./notice-list.module.css";
import { noticeOfRow } from "./notice-values.ts";

/** The notices that have not ended, each with a link to change it. Renders nothing before they are read. */
export function NoticeList({
  rows,
  words,
  branchWords,
}: {
  rows: readonly RowOf<"notices">[] | null;
  words: StaffNoticeWords;
  branchWords: Readonly<Record<BranchId, { shortName: string }>>;
}) {
  const { locale } = useLanguage();
  if (!rows) return null;
  return (
    <section className="stack gap-4" aria-labelledby="current-notices">
      <h2 id="current-notices" className="title-3">
        <Text>{words.current.title}</Text>
      </h2>
      {rows.length === 0 && (
        <p>
          <Text>{words.current.none}</Text>
        </p>
      )}
      <ul className={styles.list}>
        {rows.map((row) => {
          const { id, branches, firstDay, lastDay, text } = noticeOfRow(row);
          const days = [...new Set([firstDay, lastDay])].map((day) => formatDateLong(day, locale));
          return (
            <li key={id} className={styles.row}>
              <p>
                <b>
                  <Text>
                    {branches
                      .map((branch) => branchWords[branch].shortName)
                      .join(locale === "ar" ? "، " : ", ")}
                  </Text>
                </b>
              </p>
              <p>
                <Text>{text[locale]}</Text>
              </p>
              <p className="secondary small">
                <Text>{days.join(" – ")}</Text>
              </p>
              <GoLink to={`${pathOf("staff-notice")}#${id}`}>{words.current.change}</GoLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
