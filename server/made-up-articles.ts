import { setImmediate } from "node:timers/promises";
import type { DataSource } from "../app/server/site-context.server.ts";
import { asOfHeader, findRows, slugsIn } from "./hosted/answer.ts";

/** Rows that are asked for at once; no more than `max_rows` of `supabase/config.toml`. */
const rowsAtOnce = 200;

/** Beyond this many articles every address is looked up by itself. */
const mostArticles = 25_000;

export interface ArticleAddressesOptions {
  data: DataSource;
  /** How long what was read is believed, in seconds: as long as pages with articles are kept. */
  freshness: number;
  /** Told all slugs each time they have been read. */
  onRead?(slugs: ReadonlySet<string>): void;
  now?: () => number;
}

/**
 * Tells addresses of articles that nobody has written, without asking the data service for each of them: it is asked for
 * all addresses at most once in the time of `freshness`, and only while readers ask for articles. Says no when it does
 * not know; a new article is therefore known as soon as it stands in the list.
 */
export function watchArticleAddresses({
  data,
  freshness,
  onRead,
  now = Date.now,
}: ArticleAddressesOptions): (slug: string) => boolean {
  let slugs: ReadonlySet<string> = new Set();
  let believedUntil = 0;
  let asked = Number.NEGATIVE_INFINITY;
  const refresh = async () => {
    const begun = now();
    const read = await readSlugs(data).catch(() => null);
    if (read === null) return;
    slugs = read;
    // From the beginning of the reading on: what is written during it may not be in it.
    believedUntil = begun + freshness * 1000;
    onRead?.(read);
  };
  return (slug) => {
    if (now() < believedUntil) return !slugs.has(slug);
    if (now() - asked >= freshness * 1000 && freshness > 0) {
      asked = now();
      void refresh();
    }
    return false;
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
  const total = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1];
  // An old answer does not know what has been written since.
  const isNew = response.ok && !response.headers.has(asOfHeader);
  return isNew && rows !== null && total !== undefined
    ? { slugs: slugsIn(rows), total: Number(total) }
    : null;
}
