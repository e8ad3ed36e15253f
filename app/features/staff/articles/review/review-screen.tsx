import { useCallback } from "react";
import { useLocation } from "react-router";
import { Banner } from "~/components/indicators/banner.tsx";
import { Loading } from "~/components/indicators/loading.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { DraftKey } from "../../session/draft-key.tsx";
import { LoadError } from "../../session/load-error.tsx";
import { useStaff } from "../../session/staff-context.ts";
import { useLoadedValue } from "../../session/use-loaded-value.ts";
import { ArticleReview } from "./article-review.tsx";
import { isDecision } from "./decision.ts";
import type { ReviewScreenProps } from "./review-props.ts";
import { type ReviewedRevision, readReview } from "./reviewed-revision.ts";

/** The revision of an article whose id, or whose article's slug, is in the fragment of the address. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { title, words, loading, render } = props;
  const { api } = useStaff();
  const address = useLocation().hash.slice(1);
  const { value, reload } = useLoadedValue<ReviewedRevision>(
    useCallback(() => readReview(api, address), [api, address]),
  );
  const revision = value?.revision;
  if (value && revision)
    return (
      <DraftKey
        key={revision.id}
        sources={[{ form: `review ${revision.id}`, isWanted: isDecision }]}
        waiting={render(<Loading>{loading}</Loading>, null)}
      >
        {(draftKey) => (
          <ArticleReview {...props} {...{ draftKey, revision, reload }} history={value} />
        )}
      </DraftKey>
    );
  const heading = (
    <h1>
      <Text>{title}</Text>
    </h1>
  );
  if (value === undefined) return render(<Loading>{loading}</Loading>, null);
  if (value === null)
    return render(
      <>
        {heading}
        <LoadError onRetry={reload}>{words.unreadable}</LoadError>
      </>,
      null,
    );
  return render(
    <>
      {heading}
      <Banner kind="warning">{words.unknown}</Banner>
      <p>
        <ArrowLink to={pathOf("staff-articles")}>{words.back}</ArrowLink>
      </p>
    </>,
    null,
  );
}
