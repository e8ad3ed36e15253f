import { formatDateLong } from "~/i18n/dates.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./last-updated.module.css";

/** Date of the last change of a document, a calendar date. */
export function LastUpdated({ label, date }: { label: string; date: string }) {
  const { locale } = useLanguage();
  return (
    <p className={classNames("secondary", styles.updated)}>
      {`${label} `}
      <time dateTime={date}>{formatDateLong(date, locale)}</time>
    </p>
  );
}
