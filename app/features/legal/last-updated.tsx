import { formatDateLong } from "~/i18n/dates.ts";
import { useLanguage } from "~/i18n/language-context.tsx";

/** Date of the last change of a document, a calendar date. */
export function LastUpdated({ label, date }: { label: string; date: string }) {
  const { locale } = useLanguage();
  return (
    <p className="secondary small">
      {`${label} `}
      <time dateTime={date}>{formatDateLong(date, locale)}</time>
    </p>
  );
}
