import { setImmediate } from "node:timers/promises";
import type { DataSource } from "../../app/server/site-context.server.ts";
import { asOfHeader, findRows, slugsIn } from "../upstream/answer.ts";
import { totalOf } from "../upstream/retelling.ts";

/** Rows that are asked for at once; no more than `max_rows` of `supabase/config.toml`. */
const rowsAtOnce = 200;

/** What asks for all articles, in whatever order and pieces; every other parameter chooses some of them. */
const parametersOfAll: readonly string[] = ["select", "order", "offset", "limit"];

/** Beyond this many articles every address is looked up by itself. */
const mostArticles = 25_000;

export interface KnownArticlesOptions {
  data: DataSource;
  /** How long what was read is believed, in seconds: as long as pages with articles are kept. */
  freshness: number;
  /** Told all slugs each time they have been read. */
  onRead?(slugs: ReadonlySet<string>): void;
  now?: () => number;
}

/** What is known of the articles without asking for each of them. */
export interface KnownArticles {
  /** The data source for pages: an answer that tells of an article nobody knew makes forget what was known. */
  data: DataSource;
  /** Tells a slug that nobody has written; says no when it does not know. */
  isMadeUp(slug: string): boolean;
  /** How many pages the articles fill, `size` on each, and at least 1; null when it does not know. */
  pagesOf(size: number): number | null;
}

/**
 * Tells addresses of articles that nobody has written, and of pages beyond the last, without asking the data service for
 * each of them: it is asked for all addresses at most once in the time of `freshness`, and only while readers ask. A new
 * article is known as soon as it stands in a page.
 */
export function watchArticles({
  data,
  freshness,
  onRead,
  now = Date.now,
}: KnownArticlesOptions): KnownArticles {
  let slugs: ReadonlySet<string> | null = null;
  let believedUntil = 0;
  let asked = Number.NEGATIVE_INFINITY;
  /** Of the latest reading: what pages told while it ran. Only its own result counts. */
  let toldMeanwhile: string[] | null = null;
  const refresh = async () => {
    const begun = now();
    const told: string[] = [];
    asked = begun;
    toldMeanwhile = told;
    const read = await readSlugs(data).catch(() => null);
    const isLatest = toldMeanwhile === told;
    if (isLatest) toldMeanwhile = null;
    if (read === null || !isLatest || !told.every((slug) => read.has(slug))) return;
    slugs = read;
    // From the beginning of the reading on: what is written during it may not be in it.
    believedUntil = begun + freshness * 1000;
    onRead?.(read);
  };
  const known = () => {
    if (now() < believedUntil) return slugs;
    if (now() - asked >= freshness * 1000 && freshness > 0) void refresh();
    return null;
  };
  const notice = (told: string[], total: number | null) => {
    if (slugs === null || now() >= believedUntil) {
      toldMeanwhile?.push(...told);
      return;
    }
    const isNews = told.some((slug) => !slugs?.has(slug)) || (total ?? slugs.size) !== slugs.size;
    if (!isNews) return;
    believedUntil = 0;
    asked = Number.NEGATIVE_INFINITY;
  };
  return {
    data: { ...data, fetch: telling(data.fetch ?? fetch, notice) },
    isMadeUp: (slug) => known()?.has(slug) === false,
    pagesOf(size) {
      const all = known();
      return all && Math.max(1, Math.ceil(all.size / size));
    },
  };
}

/** Reads on, and tells which articles stand in an answer and, of a list, how many there are in all. */
function telling(
  read: typeof fetch,
  notice: (slugs: string[], total: number | null) => void,
): typeof fetch {
  return async (input, init) => {
    const answer = await read(input, init);
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const isNew = answer.ok && !answer.headers.has(asOfHeader);
    if (isNew && pathname.endsWith("/rest/v1/articles")) {
      const rows = findRows(await answer.clone().text()) ?? [];
      const isOfAll = [...searchParams.keys()].every((name) => parametersOfAll.includes(name));
      notice(slugsIn(rows), isOfAll ? totalOf(answer) : null);
    }
    return answer;
  };
}

/** Every slug, or null when that is not certain: the service fails, does not count, or was changed during the reading. */
async function readSlugs(data: DataSource): Promise<Set<string> | null> {
  const slugs = new Set<string>();
  let all: number | null = null;
  for (let from = 0; all === null || from < all; from += rowsAtOnce) {
    const range = await readRange(data, from);
    if (range === null || range.total > mostArticles || range.total !== (all ?? range.total)) {
      return null;
    }
    for (const slug of range.slugs) slugs.add(slug);
    all = range.total;
    // The embedded backend answers without leaving the event loop; readers in between are not to wait for all ranges.
    await setImmediate();
  }
  return slugs.size === all ? slugs : null;
}

async function readRange(
  { url, anonKey, fetch: read = fetch }: DataSource,
  from: number,
): Promise<{ slugs: string[]; total: number } | null> {
  const query = `select=slug&order=slug&offset=${from}&limit=${rowsAtOnce}`;
  const response = await read(`${url}/rest/v1/articles?${query}`, {
    headers: { apikey: anonKey, Prefer: "count=exact" },
  });
  const rows = findRows(await response.text());
  const total = totalOf(response);
  // An old answer does not know what has been written since.
  const isNew = response.ok && !response.headers.has(asOfHeader);
  return isNew && rows !== null && total !== null ? { slugs: slugsIn(rows), total } : null;
}
