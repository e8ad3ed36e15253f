import { Timeline, type TimelinePoint } from "~/components/layout/timeline.tsx";
import { Text } from "~/components/text/text.tsx";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { personName } from "../../session/person-name.ts";
import { QuotedComment } from "../quoted-comment.tsx";
import { timeSentence } from "../revision-sentences.ts";
import { type ArticleState, type Revision, stateAmong } from "../revisions.ts";
import type { ReviewScreenProps } from "./review-props.ts";
import type { ReviewedRevision } from "./reviewed-revision.ts";
import { listSteps } from "./revision-steps.ts";
import styles from "./revision-timeline.module.css";

/** The steps of a revision with persons and times, and the steps that follow until it is on the site (REQ-STAFF-62). */
export function RevisionTimeline({
  revision,
  history,
  canDecide,
  day,
  today,
  words: { steps: words },
  dayParts,
}: Pick<ReviewScreenProps, "words" | "dayParts"> & {
  revision: Revision;
  history: ReviewedRevision;
  /** Whether this person can approve the revision. */
  canDecide: boolean;
  /** The day that the approver has chosen; null or "" is at once. */
  day: string | null;
  today: string;
}) {
  const { locale } = useLanguage();
  const done = listSteps(revision, history.revisions, history.log);
  const coming = comingDay(stateAmong(revision, history, today), day, today);
  const points: TimelinePoint[] = done.map(({ kind, person, at, comment }) => ({
    key: `${kind} ${at}`,
    filled: false,
    children: (
      <>
        <Text>{interpolate(words[kind], { person: personName(person) })}</Text>
        {comment && <QuotedComment sentence={words.comment} comment={comment} />}
        <span className="secondary small">
          <Text>{timeSentence(at, words.at, { dayParts, locale })}</Text>
        </span>
      </>
    ),
  }));
  if (revision.state === "submitted")
    points.push({
      key: "now",
      filled: true,
      isCurrent: true,
      children: (
        <>
          <b>
            <Text>{canDecide ? words.yours : words.second}</Text>
          </b>
          <span className="secondary small">
            <Text>{words.nobody}</Text>
          </span>
        </>
      ),
    });
  if (coming !== null)
    points.push({
      key: "coming",
      filled: false,
      children: (
        <span className="secondary">
          <Text>
            {coming
              ? interpolate(words.later, { date: formatDateLong(coming, locale) })
              : words.soon}
          </Text>
        </span>
      ),
    });
  return <Timeline label={words.title} points={points} className={styles.steps} />;
}

/** The day on which a revision goes live; "" is after its approval, null when nothing is to come. */
function comingDay(state: ArticleState, chosen: string | null, today: string): string | null {
  if (state.kind === "scheduled") return state.day;
  if (state.kind !== "submitted") return null;
  return chosen && chosen > today ? chosen : "";
}
