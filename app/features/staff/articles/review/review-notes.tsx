import { Banner } from "~/components/indicators/banner.tsx";
import { ErrorBanner } from "~/components/indicators/error-banner.tsx";
import type { StaffReviewWords } from "~/content/staff-review.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { personName } from "../../session/person-name.ts";
import { useStaff } from "../../session/staff-context.ts";
import { failureText, type StaffFailure } from "../../session/staff-failure.ts";
import { QuotedComment } from "../quoted-comment.tsx";
import type { Revision } from "../revisions.ts";

/** Sentences above the changes: why a decision was refused, and why this person cannot decide. */
export function ReviewNotes({
  revision,
  words,
  stale,
  failure,
  comment,
}: {
  revision: Revision;
  words: StaffReviewWords;
  /** True when another revision was approved after this one was begun. */
  stale: boolean;
  failure: StaffFailure | null;
  /** A comment that can no longer be sent. */
  comment: string;
}) {
  const { user, role, words: frame } = useStaff();
  const isWaiting = revision.state === "submitted";
  const isOwn = revision.written_by === user.id;
  const decider = personName(revision.decided_by_email ?? "");
  const refusal = failure && refusalText(failure, revision, words);
  return (
    <>
      {failure && failure.kind !== "invalid" && (
        <ErrorBanner>{refusal ?? failureText(failure, frame)}</ErrorBanner>
      )}
      {comment !== "" && (
        <Banner kind="warning">
          <QuotedComment sentence={words.conflict.comment} comment={comment} />
        </Banner>
      )}
      {stale && <Banner kind="warning">{words.stale}</Banner>}
      {isWaiting && isOwn && <Banner kind="warning">{words.own}</Banner>}
      {isWaiting && !isOwn && role !== "approver" && (
        <Banner kind="warning">{words.needsApprover}</Banner>
      )}
      {revision.comment && (
        <Banner kind="warning">
          <QuotedComment
            sentence={interpolate(words.returned, { person: decider })}
            comment={revision.comment}
          />
        </Banner>
      )}
    </>
  );
}

function refusalText(
  failure: StaffFailure,
  { state, decided_by_email: decider }: Revision,
  { conflict, stale, own }: StaffReviewWords,
): string | null {
  if (failure.kind === "forbidden" && failure.reason === "author") return own;
  if (failure.kind !== "conflict") return null;
  if (failure.reason === "article") return stale;
  const person = personName(decider ?? "");
  if (state === "approved") return interpolate(conflict.approved, { person });
  return state === "rejected" ? interpolate(conflict.returned, { person }) : conflict.other;
}
