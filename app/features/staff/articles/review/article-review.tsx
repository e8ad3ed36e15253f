import { useEffect, useState } from "react";
import { ActionButton } from "~/components/controls/action-button.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { ErrorSummary } from "../../form/error-summary.tsx";
import { personName } from "../../session/person-name.ts";
import { useStaff } from "../../session/staff-context.ts";
import { useDraft } from "../../session/use-draft.ts";
import { editorPath } from "../article-address.ts";
import { BackLink } from "../back-link.tsx";
import { authorSentence } from "../revision-sentences.ts";
import { type Revision, stateAmong } from "../revisions.ts";
import { StateBadge } from "../state-badge.tsx";
import { ArticleChanges } from "./article-changes.tsx";
import {
  type DecisionErrors,
  errorsOfApproval,
  errorsOfRefusal,
  errorsOfReturn,
  isDecision,
} from "./decision.ts";
import { DecisionFields } from "./decision-fields.tsx";
import { ReviewNotes } from "./review-notes.tsx";
import type { ReviewScreenProps } from "./review-props.ts";
import { isStale, type ReviewedRevision } from "./reviewed-revision.ts";
import { RevisionHistory } from "./revision-history.tsx";
import { RevisionTimeline } from "./revision-timeline.tsx";
import { useReviewCalls } from "./use-review-calls.ts";

export interface ArticleReviewProps extends ReviewScreenProps {
  revision: Revision;
  history: ReviewedRevision;
  /** The key of the comment in the storage of the device. */
  draftKey: string;
  /** Reads the revision again. */
  reload: () => void;
}

/** A revision of an article as changes, the decision on it, and the other revisions. */
export function ArticleReview(props: ArticleReviewProps) {
  const { revision, history, words, shared, dayParts, reload, render } = props;
  const { user, role, now } = useStaff();
  const { locale } = useLanguage();
  const { date: today } = omanDay(now());
  const proposed = revision.published_at;
  const draft = useDraft(
    props.draftKey,
    { day: proposed && proposed > today ? proposed : null, comment: "" },
    isDecision,
  );
  const calls = useReviewCalls(revision, words, { onDone: draft.clear, onConflict: reload });
  const [errors, setErrors] = useState<DecisionErrors>({});
  const decision = draft.value;
  useEffect(() => setErrors(errorsOfRefusal(calls.failure)), [calls.failure]);
  const isWaiting = revision.state === "submitted";
  const canDecide = isWaiting && role === "approver" && revision.written_by !== user.id;
  const stale = isStale(revision, history);

  function approve(): void {
    const found = errorsOfApproval(decision, today);
    setErrors(found);
    if (Object.keys(found).length === 0) void calls.approve(decision.day);
  }

  function sendBack(): void {
    const found = errorsOfReturn(decision);
    setErrors(found);
    if (Object.keys(found).length === 0) void calls.sendBack(decision.comment);
  }

  return render(
    <>
      <div className="stack gap-3">
        <BackLink>{words.back}</BackLink>
        <h1>
          <Text>{revision[`title_${locale}`]}</Text>
        </h1>
        <p className="cluster gap-3 secondary">
          <StateBadge state={stateAmong(revision, history, today)} words={shared.states} />
          {isWaiting && (
            <span>
              <Text>{authorSentence(revision, words.submitted, { dayParts, locale })}</Text>
            </span>
          )}
        </p>
        {history.article && (
          <p>
            <ArrowLink to={pathOf("article", revision.slug)}>{words.open}</ArrowLink>
          </p>
        )}
      </div>
      <ReviewNotes
        {...{ revision, words, stale, failure: calls.failure }}
        comment={isWaiting ? "" : decision.comment}
      />
      {revision.state === "rejected" && revision.written_by === user.id && (
        <p>
          <ArrowLink to={editorPath(revision.slug)}>{words.correct}</ArrowLink>
        </p>
      )}
      <div className="beside">
        <ArticleChanges {...props} />
        <div className="stack gap-6">
          <RevisionTimeline
            {...{ revision, history, canDecide, today, words, dayParts }}
            day={canDecide ? decision.day : revision.published_at}
          />
          {canDecide && (
            <div className="stack gap-5">
              <ErrorSummary
                title={words.summary}
                problems={(["day", "comment"] as const).flatMap((field) => {
                  const error = errors[field];
                  return error ? [{ field, text: words.errors[error] }] : [];
                })}
              />
              <DecisionFields
                {...{ decision, errors, words, today }}
                person={personName(revision.written_by_email)}
                onChange={(change) => {
                  draft.change({ ...decision, ...change });
                  setErrors({});
                }}
              />
            </div>
          )}
          <RevisionHistory {...{ words, shared, dayParts }} history={history} shown={revision.id} />
        </div>
      </div>
    </>,
    canDecide && (
      <>
        {!stale && (
          <ActionButton
            icon="check"
            busy={calls.pending === "approve"}
            busyLabel={words.sending}
            onClick={approve}
          >
            {decision.day !== null ? words.approveForDay : words.approve}
          </ActionButton>
        )}
        <ActionButton
          variant="secondary"
          busy={calls.pending === "return"}
          // A longer label would not fit beside the other decision on a phone.
          busyLabel={words.sendBack}
          onClick={sendBack}
        >
          {words.sendBack}
        </ActionButton>
      </>
    ),
  );
}
