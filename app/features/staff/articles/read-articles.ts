import { omanDay } from "~/opening-hours/oman-day.ts";
import { readAllRows, rowsAtOnce } from "../session/read-all-rows.ts";
import type { StaffApi } from "../session/staff-api.ts";
import { type ArticleEntry, type ArticleHistory, listArticleEntries } from "./revisions.ts";

/** The columns of `RevisionSummary`. */
const summaryColumns =
  "id,version,slug,state,title_en,title_ar,published_at,written_by,written_by_email,decided_by_email,comment,updated_at";

/** Reads the lines of the list; null when the server did not respond. */
export async function readArticleList(api: StaffApi): Promise<ArticleEntry[] | null> {
  const [revisions, articles] = await Promise.all([
    readAllRows((id) =>
      api.read((client) =>
        client
          .from("article_revisions")
          .select(summaryColumns)
          .gt("id", id)
          .order("id")
          .limit(rowsAtOnce),
      ),
    ),
    readAllRows((id) =>
      api.read((client) =>
        client
          .from("articles")
          .select("id,slug,title_en,title_ar,published_at")
          .gt("id", id)
          .order("id")
          .limit(rowsAtOnce),
      ),
    ),
  ]);
  if (!revisions || !articles) return null;
  return listArticleEntries(
    sortNewestFirst(revisions, ({ updated_at }) => updated_at),
    sortNewestFirst(articles, ({ published_at }) => published_at),
    omanDay(Date.now()).date,
  );
}

/** Rows of the same time are in the order of their slugs, as articles on the site are. */
function sortNewestFirst<Row extends { slug: string }>(
  rows: readonly Row[],
  timeOf: (row: Row) => string,
): Row[] {
  const time = (row: Row) => Date.parse(timeOf(row));
  return [...rows].sort(
    (one, other) => time(other) - time(one) || (one.slug < other.slug ? -1 : 1),
  );
}

/** Reads one article with its revisions; null when the server did not respond. */
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
