import { DetailsSummary } from "~/components/controls/details-summary.tsx";
import { Text } from "~/components/text/text.tsx";
import { displayName } from "~/i18n/display-name.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { otherLocale } from "~/i18n/locale.ts";
import { PagePreview } from "../page-preview.tsx";
import type { ArticleHistory, Revision } from "../revisions.ts";
import { Comparison } from "./comparison.tsx";
import type { ReviewScreenProps } from "./review-props.ts";
import { replacedBy } from "./reviewed-revision.ts";

export interface ArticleChangesProps
  extends Pick<ReviewScreenProps, "words" | "shared" | "categories"> {
  revision: Revision;
  history: ArticleHistory;
}

/** The changes of both languages, the person's own first, and the whole page. */
export function ArticleChanges({
  revision,
  history,
  words,
  shared,
  categories,
}: ArticleChangesProps) {
  const { locale } = useLanguage();
  const locales = [locale, otherLocale(locale)] as const;
  const before = replacedBy(revision, history);
  const nameOf = (category: string) => displayName(category, categories);
  return (
    <div className="stack gap-6">
      {before ? (
        locales.map((language) => (
          <Comparison
            key={language}
            {...{ language, before, words }}
            after={revision}
            fields={shared.editor}
          />
        ))
      ) : (
        <p>
          <Text>{words.isNew}</Text>
        </p>
      )}
      {before && before.category !== revision.category && (
        <p>
          <Text>
            {interpolate(words.category, {
              before: nameOf(before.category),
              after: nameOf(revision.category),
            })}
          </Text>
        </p>
      )}
      {before && before.featured_image !== revision.featured_image && (
        <p>
          <Text>{words.picture}</Text>
        </p>
      )}
      <details open={!before}>
        <DetailsSummary className="title-4">
          <Text>{words.whole}</Text>
        </DetailsSummary>
        <div className="stack gap-6">
          {locales.map((language) => (
            <PagePreview
              key={language}
              locale={language}
              title={revision[`title_${language}`]}
              excerpt={revision[`excerpt_${language}`]}
              body={revision[`content_${language}`]}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
