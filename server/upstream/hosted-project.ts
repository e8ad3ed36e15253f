import { join } from "node:path";
import type { Log } from "local-supabase/log";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { createDiskCache } from "./disk-cache.ts";
import { ResponseCache } from "./response-cache.ts";
import { createStaleIfErrorFetch } from "./stale-if-error.ts";

/**
 * The timeouts of a call, in milliseconds. After `slowAfter`, a cached response is served and the circuit opens:
 * visitors notice a page that takes longer. A page without a cached response waits until `timeout`, so that a slow
 * project can still answer; no longer, because a project that hung is probed again only then.
 */
const defaultTimeouts = { slowAfter: 2_000, timeout: 8_000 };

/**
 * Articles, notices, opening exceptions and accounts of a Supabase project on another host. During an outage the last
 * responses are served from memory; a snapshot in the data directory survives a restart.
 */
export function openHostedProject(
  { url, anonKey }: { url: string; anonKey: string },
  dataDirectory: string,
  log: Log,
  {
    maxBytes,
    timeouts = defaultTimeouts,
  }: { maxBytes?: number; timeouts?: typeof defaultTimeouts } = {},
) {
  const disk = createDiskCache(join(dataDirectory, "articles.json"), () => cache.entries(), log);
  const cache = new ResponseCache({
    entries: disk.load(),
    maxBytes,
    onChange: () => disk.scheduleSave(),
  });
  const breaker = new CircuitBreaker(log, timeouts.slowAfter);
  const read = createStaleIfErrorFetch({ cache, breaker, ...timeouts });
  let checking: Promise<unknown> | null = null;
  /** Reads one row, so that the reported state is not older than the health check. */
  const check = () => {
    checking ??= read(`${url}/rest/v1/articles?select=slug&limit=1`, {
      headers: { apikey: anonKey },
    })
      .catch(() => null)
      .finally(() => {
        checking = null;
      });
    return checking;
  };
  /** Whether the account service answers; browsers call it directly. */
  const answersAccounts = () =>
    fetch(`${url}/auth/v1/health`, {
      headers: { apikey: anonKey },
      signal: AbortSignal.timeout(timeouts.timeout),
    }).then(
      ({ status }) => status < 500,
      () => false,
    );
  return {
    api: { url, anonKey, fetch: read },
    handle: null,
    listMails: null,
    mailQueueLength: null,
    // Pages are served during an outage too, some from cached responses.
    isReady: async () => true,
    async describe() {
      const [accounts] = await Promise.all([answersAccounts(), check()]);
      const since = breaker.openSince;
      if (since !== null) return `failing since ${new Date(since).toISOString()}`;
      return accounts ? "ok" : "the account service fails";
    },
    retainArticles: (slugs: ReadonlySet<string>) => cache.retainArticles(slugs),
    close: disk.flush,
  };
}
