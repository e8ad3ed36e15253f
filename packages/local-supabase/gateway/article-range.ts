import type { ArticleQuery } from "../articles/article-query.ts";
import type { ArticleStore } from "../articles/article-store.ts";
import { restError } from "../endpoints/responses.ts";

const arrayType = "application/json";
const objectType = "application/vnd.pgrst.object+json";

const countPreferences = new Set(["count=exact", "count=planned", "count=estimated"]);

/** A query with what the headers of its call add to it. */
export interface RangeRequest {
  readonly query: ArticleQuery;
  /** How the rows are counted, as it was asked for; always exactly. Undefined when nobody asked. */
  readonly count: string | undefined;
  /** Exactly one row is wanted, and not in an array. */
  readonly isSingle: boolean;
  /** Nobody reads the body. */
  readonly isHead: boolean;
}

/** Reads `Accept`, `Prefer` and `Range` of a call as PostgREST does, or refuses them. */
export function readRangeRequest(
  { headers, method }: Request,
  query: ArticleQuery,
): RangeRequest | Response {
  const accepted = (headers.get("accept") || "*/*").split(",").map((type) => typeOf(type));
  const isSingle = accepted[0] === objectType;
  if (!isSingle && !accepted.some((type) => type === arrayType || type === "*/*")) {
    const types = accepted.join(", ").slice(0, 100);
    return restError(406, "PGRST107", `None of these media types are available: ${types}`);
  }
  const preferred = (headers.get("prefer") ?? "").split(",").map((preference) => preference.trim());
  const ranged = withRange(query, headers.get("range"));
  if (!ranged) {
    return restError(416, "PGRST103", "Requested range not satisfiable");
  }
  return {
    query: ranged,
    count: preferred.find((preference) => countPreferences.has(preference)),
    isSingle,
    isHead: method === "HEAD",
  };
}

/** Answers with the rows, which of them they are and, if they were counted, of how many. */
export function writeRange(
  { query, count, isSingle, isHead }: RangeRequest,
  articles: ArticleStore,
): Response {
  const { rows, total } = articles.select(query, { isCounted: count !== undefined });
  const { offset } = query;
  const applied: Record<string, string> = count ? { "preference-applied": count } : {};
  if (total !== undefined && offset > total) {
    const range = { "content-range": `*/${total}`, ...applied };
    return restError(416, "PGRST103", "Requested range not satisfiable", range);
  }
  if (isSingle && rows.length !== 1) {
    return restError(406, "PGRST116", "Cannot coerce the result to a single JSON object");
  }
  const place = rows.length > 0 ? `${offset}-${offset + rows.length - 1}` : "*";
  const isPart = total !== undefined && rows.length < total;
  const body = JSON.stringify(isSingle ? rows[0] : rows);
  return new Response(isHead ? null : body, {
    status: isPart ? 206 : 200,
    headers: {
      "content-type": `${isSingle ? objectType : arrayType}; charset=utf-8`,
      "content-range": `${place}/${total ?? "*"}`,
      ...applied,
    },
  });
}

/** The query with the range of the header in the place of its own; null when that ends before it begins. */
function withRange(query: ArticleQuery, header: string | null): ArticleQuery | null {
  const [, first, last] = /^(\d{1,6})-(\d{0,6})$/.exec(header ?? "") ?? [];
  if (first === undefined) return query;
  const offset = Number(first);
  if (!last) return { ...query, offset };
  return Number(last) < offset ? null : { ...query, offset, limit: Number(last) - offset + 1 };
}

function typeOf(type: string): string {
  return (type.split(";")[0] ?? "").trim().toLowerCase();
}
