import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffArticlesWords } from "~/content/staff-articles.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { personName } from "../../session/person-name.ts";
import { useStaff } from "../../session/staff-context.ts";
import { editorPath, reviewPath } from "../article-address.ts";
import { QuotedComment } from "../quoted-comment.tsx";
import { timeSentence } from "../revision-sentences.ts";
import type { ArticleEntry, RevisionSummary } from "../revisions.ts";
import { StateBadge } from "../state-badge.tsx";

/** One article or revision of the list. A submitted revision leads to its review, every other to the editor. */
export function ArticleRow({
  entry,
  words,
  dayParts,
}: {
  entry: ArticleEntry;
  words: StaffArticlesWords;
  dayParts: HoursWords["dayParts"];
}) {
  const { user, role } = useStaff();
  const { locale } = useLanguage();
  const { slug, title, state, revision, isChange } = entry;
  const isForYou =
    state.kind === "submitted" && role === "approver" && revision?.written_by !== user.id;
  return (
    <li>
      <AppLink
        to={state.kind === "submitted" ? reviewPath(revision?.id ?? slug) : editorPath(slug)}
        className="target medium"
      >
        <Text>{title[locale].trim() || words.list.untitled}</Text>
      </AppLink>
      <p className="cluster gap-2">
        <StateBadge state={isForYou ? { kind: "forYou" } : state} words={words.states} />
        {isChange && state.kind !== "published" && (
          <StateBadge state={{ kind: "published" }} words={words.states} />
        )}
      </p>
      {revision && <LastChange revision={revision} words={words.list} dayParts={dayParts} />}
    </li>
  );
}

/** The last change of a revision, and the comment with which it was returned. */
function LastChange({
  revision,
  words,
  dayParts,
}: {
  revision: RevisionSummary;
  words: StaffArticlesWords["list"];
  dayParts: HoursWords["dayParts"];
}) {
  const { user } = useStaff();
  const { locale } = useLanguage();
  const person =
    revision.state === "draft" && revision.written_by === user.id
      ? words.you
      : personName(revision.decided_by_email ?? revision.written_by_email);
  const sentence = revision.state === "approved" ? words.approved : words.changed;
  return (
    <p className="secondary small">
      <Text>
        {interpolate(timeSentence(revision.updated_at, sentence, { dayParts, locale }), { person })}
      </Text>
      {revision.comment && (
        <>
          {" "}
          <QuotedComment sentence={words.comment} comment={revision.comment} />
        </>
      )}
    </p>
  );
}
