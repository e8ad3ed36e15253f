import { setImmediate, setTimeout } from "node:timers/promises";
import { clientKey } from "local-supabase/client-key";
import { countForClient } from "local-supabase/count-for-client";
import { createFairQueue } from "local-supabase/fair-queue";
import { type Limit, RateLimiter } from "local-supabase/rate-limit";

/** Runs a search of a client by its IP address, or returns the seconds that the client has to wait. */
export type SearchLimit = <Result extends object>(
  clientAddress: string,
  search: () => Promise<Result>,
) => Promise<Result | number>;

/** 5 searches and suggestions a second: many visitors share one address of a mobile network. */
const searches: Limit = { name: "search", burst: 150, seconds: 30 };

/** A search blocks the event loop for some milliseconds, so other requests run after each. */
const queueLimits = { concurrency: 1, perClient: 30, waiting: 300 };

/**
 * In milliseconds. After a search comes a pause of the same length, so that searches have half of the process at most;
 * but no longer pause than this.
 */
const maxPause = 50;

/** Limits the searches of each client, and runs one search at a time. `rateFactor` multiplies the number of searches. */
export function createSearchLimit(rateFactor: number): SearchLimit {
  const limiter = new RateLimiter(rateFactor);
  const queue = createFairQueue(queueLimits);
  return async <Result extends object>(clientAddress: string, search: () => Promise<Result>) => {
    const client = clientKey(clientAddress);
    const { wait } = countForClient(limiter, searches, client);
    if (wait > 0) return wait;
    const { promise: found, resolve, reject } = Promise.withResolvers<Result>();
    const ended = queue(client, async () => {
      await setImmediate();
      const begin = performance.now();
      await search().then(resolve, reject);
      await setTimeout(Math.min(performance.now() - begin, maxPause));
      return true;
    });
    // The client does not wait for the pause.
    return Promise.race([found, ended.then(async (isDone) => (isDone ? await found : 1))]);
  };
}
