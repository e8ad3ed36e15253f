import { useRef } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/components/controls/button.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { useStaff } from "../../session/staff-context.ts";
import { failureText } from "../../session/staff-failure.ts";
import { useToast } from "../../session/toast.tsx";
import { editorPath, reviewPath } from "../article-address.ts";
import { saveParameters, valuesOf } from "../editor/article-values.ts";
import { authorSentence } from "../revision-sentences.ts";
import { type ArticleHistory, baseOf, type Revision, stateAmong } from "../revisions.ts";
import { StateBadge } from "../state-badge.tsx";
import type { ReviewScreenProps } from "./review-props.ts";

/** The revisions of an article, newest first. An earlier one can become a new draft. */
export function RevisionHistory({
  history,
  shown,
  words,
  shared,
  dayParts,
}: Pick<ReviewScreenProps, "words" | "shared" | "dayParts"> & {
  history: ArticleHistory;
  /** Id of the revision on the screen. */
  shown: string;
}) {
  const { locale } = useLanguage();
  const { revisions } = history;
  const restore = useRestore(revisions, words.history.restored);
  const { date: today } = omanDay(useStaff().now());
  const published = baseOf(revisions)?.id;
  return (
    <section className="stack" aria-labelledby="versions">
      <h2 id="versions" className="title-3">
        <Text>{words.history.title}</Text>
      </h2>
      <ol className="rows">
        {revisions.map((revision) => {
          const name = authorSentence(revision, words.history.version, { dayParts, locale });
          const isOver = revision.state === "approved" || revision.state === "rejected";
          return (
            <li key={revision.id} className="stack gap-3">
              <AppLink
                to={reviewPath(revision.id)}
                className="target"
                aria-current={revision.id === shown ? "true" : undefined}
              >
                <Text>{name}</Text>
              </AppLink>
              <div className="cluster gap-3">
                <StateBadge state={stateAmong(revision, history, today)} words={shared.states} />
                {isOver && revision.id !== published && (
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={`${words.history.restore}: ${name}`}
                    onClick={() => void restore(revision)}
                  >
                    {words.history.restore}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Returns a function that saves an earlier revision as a new draft of this person, and opens the editor. */
function useRestore(revisions: readonly Revision[], text: string) {
  const { api, words: frame } = useStaff();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const busy = useRef(false);
  return async (revision: Revision): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    const { failure } = await api.call(
      "save_article_revision",
      saveParameters({
        ...valuesOf(revision),
        id: crypto.randomUUID(),
        version: 0,
        baseId: baseOf(revisions)?.id ?? null,
        publishedAt: null,
        restoredFrom: revision.id,
      }),
    );
    busy.current = false;
    if (failure) return toast({ text: failureText(failure, frame) });
    toast({ text });
    await navigate(localizedPath(editorPath(revision.slug), language));
  };
}
