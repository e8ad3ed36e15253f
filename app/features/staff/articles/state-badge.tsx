import { Badge } from "~/components/indicators/badge.tsx";
import type { StaffArticlesWords } from "~/content/staff-articles.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import type { ArticleState } from "./revisions.ts";

const kinds = {
  draft: "plain",
  submitted: "main",
  forYou: "main",
  scheduled: "main",
  returned: "closed",
  published: "open",
  replaced: "plain",
} as const;

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
  return <Badge kind={kinds[kind]}>{interpolate(words[kind], { date })}</Badge>;
}
