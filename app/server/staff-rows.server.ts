import { setTimeout } from "node:timers/promises";
import { omanDay } from "~/opening-hours/oman-day.ts";
import type { Database } from "./database.types.ts";
import { getFailureCause } from "./failure-cause.server.ts";
import type { BackendApi, SiteContext } from "./site-context.server.ts";
import { getSupabaseClient } from "./supabase.server.ts";

/**
 * In seconds. With the age of rows and a shared cache's stale-while-revalidate, a change is on every page within a
 * minute (REQ-STAFF-9).
 */
const pageMaxAge = 40;

/** In milliseconds. Younger rows are used without another query. */
const freshFor = 5_000;

/** In milliseconds. A page that waits longer for a query uses the last known rows. */
const readTimeout = 1_000;

/** The tables of staff whose current rows are on public pages. */
type StaffTable = "notices" | "opening_exceptions";

/** The context of a request that reads rows. */
export type RowContext = Pick<SiteContext, "backend" | "log" | "logError" | "setMaxAge">;

interface Cached<Entry> {
  entries: readonly Entry[];
  /** Start of the last query, in milliseconds since 1970. */
  startedAt: number;
  query: Promise<void> | null;
}

/**
 * Returns a function that reads a table, the latest change first, and limits how long the page is cached. When the
 * backend does not respond, the last known entries are returned. Entries whose last day has passed in Oman are left out
 * (REQ-STAFF-9). `parse` returns null for a malformed row, which is logged and ignored: a proxy in front of a hosted
 * project may respond with anything.
 */
export function staffRowsReader<Table extends StaffTable, Entry>(
  table: Table,
  parse: (row: Partial<Database["public"]["Tables"][Table]["Row"]>) => Entry | null,
  lastDayOf: (entry: Entry) => string,
): (site: RowContext, now: number) => Promise<readonly Entry[]> {
  const caches = new WeakMap<BackendApi, Cached<Entry>>();

  async function read(site: RowContext, cache: Cached<Entry>): Promise<void> {
    const answer = await getSupabaseClient(site.backend)
      .from(table as StaffTable)
      .select("*")
      .order("updated_at", { ascending: false });
    const rows: unknown = answer.data;
    if (!Array.isArray(rows)) {
      site.log("staff rows failed", { level: "error", table, ...getFailureCause(answer) });
      return;
    }
    cache.entries = rows.flatMap((row: unknown) => {
      const entry = parse(Object(row));
      if (!entry) {
        const id = String(Object(row).id);
        site.log("staff row malformed", { level: "warn", table, id });
      }
      return entry ?? [];
    });
  }

  return async (site, now) => {
    site.setMaxAge(pageMaxAge);
    const cache = caches.get(site.backend) ?? { entries: [], startedAt: 0, query: null };
    caches.set(site.backend, cache);
    if (!cache.query && Math.abs(now - cache.startedAt) > freshFor) {
      cache.startedAt = now;
      cache.query = read(site, cache)
        .catch((error: unknown) => site.logError("staff rows failed", error))
        .finally(() => {
          cache.query = null;
        });
    }
    const wait = readTimeout - (now - cache.startedAt);
    if (cache.query && wait > 0)
      await Promise.race([cache.query, setTimeout(wait, undefined, { ref: false })]);
    const { date } = omanDay(now);
    return cache.entries.filter((entry) => date <= lastDayOf(entry));
  };
}
