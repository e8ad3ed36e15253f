import { omanDay } from "~/opening-hours/oman-day.ts";
import { type ArticleHistory, baseOf, type Revision } from "../revisions.ts";
import { type ArticleValues, draftOf, newArticle, valuesOf } from "./article-values.ts";

/** An article as one person opens it. */
export interface OpenedArticle {
  values: ArticleValues;
  /** The person's own revision that waits for approval; it does not change any more. */
  waiting: Revision | null;
  /** The person's own revision that was returned, if nothing came after it. */
  returned: Revision | null;
  /** The newest revision of somebody else that is a draft or waits. */
  others: Revision | null;
  /** True when the text is that of `others`, because the person has none and the site has no article. */
  isCopy: boolean;
  /** True for an article that nobody else has a revision of and that was never approved: its slug may change. */
  isNew: boolean;
  /** True when a revision of the article was submitted before. */
  hasSubmittedRevision: boolean;
}

/**
 * Returns the person's own draft of an article, or a new draft: with the text that was returned, that of the article,
 * or that of somebody else's draft. `author` is the author of a new article.
 */
export function openArticle(
  { revisions, article }: ArticleHistory,
  userId: string,
  author: string,
): OpenedArticle {
  const base = baseOf(revisions);
  const sinceBase = base ? revisions.slice(0, revisions.indexOf(base)) : revisions;
  const own = revisions.filter(({ written_by }) => written_by === userId);
  const draft = own.find(({ state }) => state === "draft");
  const waiting = draft ? undefined : own.find(({ state }) => state === "submitted");
  const returned = sinceBase.find(
    ({ state, written_by }) => state === "rejected" && written_by === userId,
  );
  const others = revisions.find(
    ({ state, written_by }) =>
      written_by !== userId && (state === "draft" || state === "submitted"),
  );
  const isUnpublished = !article && !base && !returned && !waiting;
  const copied = isUnpublished && !draft ? others : undefined;
  return {
    values: startOf({
      draft: draft ?? waiting,
      start: returned ?? base ?? copied,
      base,
      article,
      author,
    }),
    waiting: waiting ?? null,
    returned: waiting ? null : (returned ?? null),
    others: others ?? null,
    isCopy: Boolean(copied),
    isNew: isUnpublished && !others,
    hasSubmittedRevision: revisions.some(({ state }) => state !== "draft"),
  };
}

function startOf({
  draft,
  start,
  base,
  article,
  author,
}: {
  draft: Revision | undefined;
  start: Revision | undefined;
  base: Revision | null;
  article: ArticleHistory["article"];
  author: string;
}): ArticleValues {
  if (draft) return valuesOf(draft);
  const baseId = base?.id ?? null;
  if (!start) return { ...(article ? draftOf(article) : newArticle(author)), baseId };
  const id = crypto.randomUUID();
  const isPlanned = (start.published_at ?? "") > omanDay(Date.now()).date;
  const publishedAt = isPlanned ? start.published_at : null;
  return { ...valuesOf(start), id, version: 0, baseId, publishedAt, restoredFrom: null };
}
