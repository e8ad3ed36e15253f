import { Banner } from "~/components/indicators/banner.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import type { StaffArticleEditorWords } from "~/content/staff-articles.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { personName } from "../../session/person-name.ts";
import { reviewPath } from "../article-address.ts";
import { QuotedComment } from "../quoted-comment.tsx";
import type { OpenedArticle } from "./opened-article.ts";

/** Notes above an article: a comment, a revision that waits, or a draft of somebody else. */
export function ArticleNotes({
  opened,
  words,
}: {
  opened: OpenedArticle;
  words: StaffArticleEditorWords;
}) {
  const { values, waiting, returned, others, isCopy, hasSubmittedRevision } = opened;
  const person = others ? personName(others.written_by_email) : "";
  const isWaiting = waiting ?? (others?.state === "submitted" ? others : null);
  return (
    <>
      {returned && (
        <Banner kind="warning">
          <QuotedComment
            sentence={interpolate(words.returned, {
              person: personName(returned.decided_by_email ?? ""),
            })}
            comment={returned.comment ?? ""}
          />
        </Banner>
      )}
      {waiting && <Banner kind="info">{words.waiting}</Banner>}
      {others && (
        <Banner kind="warning">
          {interpolate(
            others.state === "submitted"
              ? words.othersWaiting
              : isCopy
                ? words.copied
                : words.othersDraft,
            { person },
          )}
        </Banner>
      )}
      {isWaiting ? (
        <p>
          <ArrowLink to={reviewPath(isWaiting.id)}>{words.review}</ArrowLink>
        </p>
      ) : (
        hasSubmittedRevision && (
          <p>
            <ArrowLink to={reviewPath(values.slug)}>{words.history}</ArrowLink>
          </p>
        )
      )}
    </>
  );
}
