import { Badge } from "~/components/indicators/badge.tsx";
import type { StaffArticlesWords } from "~/content/staff-articles.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import type { ArticleState } from "./revisions.ts";
import styles from "./state-badge.module.css";

const looks = {
  draft: undefined,
  submitted: styles.waiting,
  forYou: styles.waiting,
  scheduled: styles.waiting,
  returned: styles.returned,
  published: undefined,
  replaced: undefined,
};

/** The state of a revision or an article in words. */
export function StateBadge({
  state,
  words,
}: {
  state: ArticleState;
  words: StaffArticlesWords["states"];
}) {
  const { locale } = useLanguage();
  const { kind } = state;
  const date = kind === "scheduled" ? formatDateLong(state.day, locale) : "";
  return (
    <Badge kind={kind === "published" ? "open" : "plain"} className={looks[kind] ?? ""}>
      {interpolate(words[kind], { date })}
    </Badge>
  );
}
