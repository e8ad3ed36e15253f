import type { StaffApi } from "../../session/staff-api.ts";
import { readArticleHistory } from "../read-articles.ts";
import { type ArticleHistory, baseOf, type Revision, type SiteArticle } from "../revisions.ts";
import { type LogEntry, listAttempts } from "./revision-steps.ts";

/** A revision of an article with the other ones. */
export interface ReviewedRevision extends ArticleHistory {
  /** Null when there is none at the address. */
  revision: Revision | null;
  /** The entries of the audit log about it and about the returned revisions before it, the oldest first. */
  log: readonly LogEntry[];
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Reads the revision with that id; of a slug the one that waits for approval, or else the newest one. Null when the server
 * did not respond.
 */
export async function readReview(
  api: StaffApi,
  idOrSlug: string,
): Promise<ReviewedRevision | null> {
  let slug = idOrSlug;
  if (uuid.test(idOrSlug)) {
    const found = await api.read((client) =>
      client.from("article_revisions").select("slug").eq("id", idOrSlug).limit(1),
    );
    if (!found.value) return null;
    slug = found.value[0]?.slug ?? "";
  }
  const history = await readArticleHistory(api, slug);
  if (!history) return null;
  const { revisions } = history;
  const revision =
    revisions.find(({ id }) => id === idOrSlug) ??
    revisions.find(({ state }) => state === "submitted") ??
    revisions[0];
  if (!revision) return { ...history, revision: null, log: [] };
  const ids = listAttempts(revision, revisions).map(({ id }) => id);
  const log = await api.read((client) =>
    client
      .from("audit_log")
      .select("row_id,at,actor_email,action")
      .in("row_id", ids)
      .order("id")
      .limit(100),
  );
  return log.value && { ...history, revision, log: log.value };
}

/** The parts of an article that a revision replaces. */
export type ArticleTexts = Pick<
  SiteArticle,
  | "title_en"
  | "title_ar"
  | "excerpt_en"
  | "excerpt_ar"
  | "content_en"
  | "content_ar"
  | "category"
  | "featured_image"
>;

/** The text with which a revision is compared: the newest approved one, or the one that an approved revision has replaced. */
export function replacedBy(
  revision: Revision,
  { revisions, article }: ArticleHistory,
): ArticleTexts | null {
  if (revision.state === "approved")
    return revisions.find(({ id }) => id === revision.base_id) ?? null;
  return baseOf(revisions) ?? article;
}

/** True when another revision was approved after this one was begun, so that the database refuses its approval. */
export function isStale(revision: Revision, { revisions }: ArticleHistory): boolean {
  return revision.state === "submitted" && (baseOf(revisions)?.id ?? null) !== revision.base_id;
}
