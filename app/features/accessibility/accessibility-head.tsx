import { PageHead } from "~/components/layout/page-head.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import { Text } from "~/components/text/text.tsx";
import type { AccessibilityWords } from "~/content/accessibility.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { useLanguage } from "~/i18n/language-context.tsx";

/** Breadcrumb, title and date of the last change. `updated` is a calendar date, as 2026-11-21. */
export function AccessibilityHead({
  words: { breadcrumb, title, lead, updated: label },
  updated,
}: {
  words: Pick<AccessibilityWords, "breadcrumb" | "title" | "lead" | "updated">;
  updated: string;
}) {
  const { locale } = useLanguage();
  return (
    <PageHead title={title} lead={lead} breadcrumb={<Breadcrumb {...breadcrumb} />}>
      <p className="secondary small">
        <Text>{label}</Text> <time dateTime={updated}>{formatDateLong(updated, locale)}</time>
      </p>
    </PageHead>
  );
}
