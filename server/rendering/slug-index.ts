import { setImmediate } from "node:timers/promises";
import type { BackendApi } from "../../app/server/site-context.server.ts";
import { findRows, findTotal, listSlugs } from "../upstream/cached-response.ts";

/** Rows of one request; at most `max_rows` of `supabase/config.toml`. */
const batchSize = 200;

/** With more articles the index stays empty, and each page queries its own article. */
const maxArticles = 2_000;

/** In milliseconds. Requests of unknown slugs within this time share one load of the index. */
const minLoadInterval = 1_000;

/** In milliseconds. A request waits no longer for the index. */
const loadTimeout = 1_000;

export interface SlugIndexOptions {
  backend: BackendApi;
  /** A list of slugs is loaded again after this time, in seconds; 0 turns the index off. */
  freshness: number;
  /** Called with all slugs after each load. */
  onLoad?(slugs: ReadonlySet<string>): void;
  now?: () => number;
}

/** Answers for addresses of articles without a request to the backend for each of them. */
export interface SlugIndex {
  /** True for a slug that no article has; false also when that is not certain. */
  isUnknown(slug: string): Promise<boolean>;
  /** The last page of a list, where page `number` is beyond it; null where it is not, or when that is not certain. */
  findLastPage(number: number, pageSize: number): Promise<number | null>;
}

/**
 * An index of all slugs, loaded only while visitors request articles. A slug in it needs no request. A slug that is
 * missing is looked up in a list that is at most a second old, so a new article is found as soon as it is published.
 */
export function createSlugIndex({
  backend,
  freshness,
  onLoad,
  now = Date.now,
}: SlugIndexOptions): SlugIndex {
  let slugs: ReadonlySet<string> | null = null;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let lastLoad: Promise<ReadonlySet<string> | null> = Promise.resolve(null);
  const load = () => {
    loadedAt = now();
    lastLoad = listAllSlugs(backend, AbortSignal.timeout(loadTimeout)).catch(() => null);
    return lastLoad.then((loaded) => {
      if (!loaded) return;
      slugs = loaded;
      onLoad?.(loaded);
    });
  };
  /** The current slugs if `isMissing` is true for them, else null. */
  const verify = async (isMissing: (slugs: ReadonlySet<string>) => boolean) => {
    if (freshness === 0) return null;
    const age = now() - loadedAt;
    if (!slugs || !isMissing(slugs)) {
      if (age >= freshness * 1000) void load();
      return null;
    }
    if (age >= minLoadInterval) void load();
    const current = await lastLoad;
    return current && isMissing(current) ? current : null;
  };
  return {
    isUnknown: async (slug) => (await verify((all) => !all.has(slug))) !== null,
    async findLastPage(number, pageSize) {
      const lastPage = (all: ReadonlySet<string>) => Math.max(1, Math.ceil(all.size / pageSize));
      const all = await verify((current) => number > lastPage(current));
      return all && lastPage(all);
    },
  };
}

/** All slugs; null when rows were not counted or changed between two requests. */
async function listAllSlugs(backend: BackendApi, signal: AbortSignal): Promise<Set<string> | null> {
  const slugs = new Set<string>();
  let count = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset < count; offset += batchSize) {
    const batch = await findBatch(backend, offset, signal);
    if (!batch || batch.total > maxArticles) return null;
    if (offset > 0 && batch.total !== count) return null;
    for (const slug of batch.slugs) slugs.add(slug);
    count = batch.total;
    // The embedded backend responds within the event loop's turn; other requests run between two batches.
    await setImmediate();
  }
  return slugs.size === count ? slugs : null;
}

async function findBatch(
  { url, anonKey, fetch: read = fetch }: BackendApi,
  offset: number,
  signal: AbortSignal,
): Promise<{ slugs: string[]; total: number } | null> {
  const query = `select=slug&order=slug&offset=${offset}&limit=${batchSize}`;
  const response = await read(`${url}/rest/v1/articles?${query}`, {
    // A cached response does not contain the articles published since.
    headers: { apikey: anonKey, Prefer: "count=exact", "Cache-Control": "no-store" },
    signal,
  });
  const rows = response.ok ? findRows(await response.text()) : null;
  const total = findTotal(response);
  return rows && total !== null ? { slugs: listSlugs(rows), total } : null;
}
