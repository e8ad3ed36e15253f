import { restError } from "../endpoints/responses.ts";
import type { TableQuery } from "../tables/table-query.ts";
import type { TableStore } from "../tables/table-store.ts";

const arrayType = "application/json";
const objectType = "application/vnd.pgrst.object+json";

const countPreferences = new Set(["count=exact", "count=planned", "count=estimated"]);

/** A query with the range and format of its request. */
export interface RangeRequest {
  readonly query: TableQuery;
  /** The requested kind of count. The count is always exact. Undefined when the request asks for none. */
  readonly count: string | undefined;
  /** The response is one object instead of an array. */
  readonly isSingle: boolean;
  /** The response has no body. */
  readonly isHead: boolean;
}

/** Reads `Accept`, `Prefer` and `Range` like PostgREST, or returns an error response. */
export function readRangeRequest(
  { headers, method }: Request,
  query: TableQuery,
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

/** Responds with the rows, their range and, if requested, the number of all rows. */
export function respondWithRange(
  { query, count, isSingle, isHead }: RangeRequest,
  tables: TableStore,
  isStaff: boolean,
): Response {
  const { rows, total } = tables.select(query, { isCounted: count !== undefined, isStaff });
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

/** Replaces the range of the query with that of the header. Returns null for an invalid range. */
function withRange(query: TableQuery, header: string | null): TableQuery | null {
  const [, first, last] = /^(\d{1,6})-(\d{0,6})$/.exec(header ?? "") ?? [];
  if (first === undefined) return query;
  const offset = Number(first);
  if (!last) return { ...query, offset };
  return Number(last) < offset ? null : { ...query, offset, limit: Number(last) - offset + 1 };
}

function typeOf(type: string): string {
  return (type.split(";")[0] ?? "").trim().toLowerCase();
}
