import { omanDay } from "~/opening-hours/oman-day.ts";
import type { StaffApi } from "../session/staff-api.ts";
import { type ArticleEntry, type ArticleHistory, readFeedPage } from "./revisions.ts";

/** The columns of `RevisionSummary`. */
const summaryColumns =
  "id,version,slug,state,title_en,title_ar,published_at,written_by,written_by_email,decided_by_email,comment,updated_at";

/** Reads the lines of the list; null when the server did not answer. */
export async function readArticleList(api: StaffApi): Promise<ArticleEntry[] | null> {
  const [revisions, articles] = await Promise.all([
    api.read((client) =>
      client
        .from("article_revisions")
        .select(summaryColumns)
        .order("updated_at", { ascending: false })
        .limit(1000),
    ),
    api.read((client) =>
      client
        .from("articles")
        .select("slug,title_en,title_ar")
        .order("published_at", { ascending: false })
        .limit(1000),
    ),
  ]);
  if (!revisions.value || !articles.value) return null;
  return readFeedPage(revisions.value, articles.value, omanDay(Date.now()).date);
}

/** Reads one article with its revisions; null when the server did not answer. */
export async function readArticleHistory(
  api: StaffApi,
  slug: string,
): Promise<ArticleHistory | null> {
  const [revisions, articles] = await Promise.all([
    api.read((client) =>
      client
        .from("article_revisions")
        .select("*")
        .eq("slug", slug)
        .order("updated_at", { ascending: false })
        .limit(100),
    ),
    api.read((client) => client.from("articles").select("*").eq("slug", slug).limit(1)),
  ]);
  if (!revisions.value || !articles.value) return null;
  return { revisions: revisions.value, article: articles.value[0] ?? null };
}
