import type { ArticlesWords } from "~/content/content.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { pluralize } from "~/i18n/plural.ts";
import type { Article } from "../article.ts";

/** The publication date in long form (REQ-TYPE-11: a calendar date, independent of the time zone). */
export function PublishedDate({ article }: { article: Pick<Article, "published"> }) {
  const { locale } = useLanguage();
  return <time dateTime={article.published}>{formatDateLong(article.published, locale)}</time>;
}

/** Reading time in words, with the language's plural forms. */
export function ReadingTime({ article, words }: { article: Article; words: ArticlesWords }) {
  const { locale } = useLanguage();
  return <span>{pluralize(article.minutes, words.readingTime, locale)}</span>;
}
