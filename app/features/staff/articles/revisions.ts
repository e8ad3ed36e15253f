import type { Locale } from "~/i18n/locale.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import type { RowOf } from "../session/staff-api.ts";

/** One version of an article by one person. Submitted, it does not change any more (REQ-STAFF-7). */
export type Revision = RowOf<"article_revisions">;

/** An article on the site. */
export type SiteArticle = RowOf<"articles">;

/** A revision without its texts, for lists. */
export type RevisionSummary = Pick<
  Revision,
  | "id"
  | "version"
  | "slug"
  | "state"
  | "title_en"
  | "title_ar"
  | "published_at"
  | "written_by"
  | "written_by_email"
  | "decided_by_email"
  | "comment"
  | "updated_at"
>;

/** The state of a revision or an article for visitors; `day` is a calendar date. */
export type ArticleState =
  | { kind: "draft" | "submitted" | "returned" | "published" | "replaced" | "forYou" }
  | { kind: "scheduled"; day: string };

/** Returns the state of a revision; `today` is the day in Oman. */
export function stateOf(
  revision: Pick<Revision, "state" | "published_at" | "updated_at">,
  today: string,
): ArticleState {
  if (revision.state === "draft" || revision.state === "submitted") return { kind: revision.state };
  if (revision.state === "rejected") return { kind: "returned" };
  const day = firstDayOf(revision);
  return day > today ? { kind: "scheduled", day } : { kind: "published" };
}

/** Returns the state of a revision among the others of its article; a newer one may have replaced it. */
export function stateAmong(
  revision: Revision,
  { revisions, article }: ArticleHistory,
  today: string,
): ArticleState {
  const state = stateOf(revision, today);
  if (revision.state !== "approved") return state;
  const end = state.kind === "scheduled" ? state.day : today;
  const isReplaced = revisions
    .slice(0, revisions.indexOf(revision))
    .some((newer) => newer.state === "approved" && (!article || firstDayOf(newer) <= end));
  return isReplaced ? { kind: "replaced" } : state;
}

/** The day on which an approved revision goes live, in Oman. */
function firstDayOf({
  published_at: day,
  updated_at: approved,
}: Pick<Revision, "published_at" | "updated_at">): string {
  const approvalDay = omanDay(Date.parse(approved)).date;
  return day && day > approvalDay ? day : approvalDay;
}

/** One line of the list. */
export interface ArticleEntry {
  slug: string;
  title: Record<Locale, string>;
  state: ArticleState;
  /** The revision with that state; null for an article of the site without revisions. */
  revision: RevisionSummary | null;
  /** True for a change of an article that is on the site. */
  isChange: boolean;
}

type ListedArticle = Pick<SiteArticle, "slug" | "title_en" | "title_ar">;

/**
 * Returns a line for each revision that waits for a person, the newest first, then for each article or change that waits
 * for its day, and then for each other article of the site. `revisions` are newest first.
 */
export function listArticleEntries(
  revisions: readonly RevisionSummary[],
  articles: readonly ListedArticle[],
  today: string,
): ArticleEntry[] {
  const onSite = new Set(articles.map(({ slug }) => slug));
  const pending = revisions.filter((revision, index) =>
    isPending(revision, revisions.slice(0, index)),
  );
  const entryOf = (revision: RevisionSummary): ArticleEntry => ({
    slug: revision.slug,
    title: { en: revision.title_en, ar: revision.title_ar },
    state: stateOf(revision, today),
    revision,
    isChange: onSite.has(revision.slug),
  });
  const planned = newestApproved(revisions).filter(
    (revision) => stateOf(revision, today).kind === "scheduled",
  );
  const waiting = [...pending, ...planned];
  const listed = new Set(waiting.map(({ slug }) => slug));
  return [
    ...waiting.map(entryOf),
    ...articles
      .filter(({ slug }) => !listed.has(slug))
      .map(({ slug, title_en, title_ar }) => ({
        slug,
        title: { en: title_en, ar: title_ar },
        state: { kind: "published" } as const,
        revision: null,
        isChange: false,
      })),
  ];
}

/** A returned revision is over when its author has begun another one, or another one was approved. */
function isPending(revision: RevisionSummary, newer: readonly RevisionSummary[]): boolean {
  if (revision.state === "draft" || revision.state === "submitted") return true;
  if (revision.state === "approved") return false;
  return !newer.some(
    ({ slug, state, written_by }) =>
      slug === revision.slug && (state === "approved" || written_by === revision.written_by),
  );
}

function newestApproved(revisions: readonly RevisionSummary[]): RevisionSummary[] {
  const newest = new Map<string, RevisionSummary>();
  for (const revision of revisions)
    if (revision.state === "approved" && !newest.has(revision.slug))
      newest.set(revision.slug, revision);
  return [...newest.values()];
}

/** Everything about one article: its revisions, newest first, and its row on the site if there is one. */
export interface ArticleHistory {
  revisions: readonly Revision[];
  article: SiteArticle | null;
}

/** The approved revision on which a new one is based, or null: the `base_id` of a new revision. */
export function baseOf(revisions: readonly Revision[]): Revision | null {
  return revisions.find(({ state }) => state === "approved") ?? null;
}
