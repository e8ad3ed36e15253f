import { AsyncLocalStorage } from "node:async_hooks";
import type { Log } from "local-supabase/log";

export type { Log };

const requestIds = new AsyncLocalStorage<string>();

/** Runs `work` so that every line logged by it, also asynchronously, carries the request's id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requestIds.run(id, work);
}

/**
 * Writes one JSON line per event to standard output, with the id of the request that caused it. For privacy, callers pass
 * no query, path, IP address, e-mail address or account id. A line without a `level` reports no fault.
 */
export const log: Log = (event, detail = {}) => {
  const requestId = requestIds.getStore();
  const line = {
    time: new Date().toISOString(),
    event,
    ...(requestId && { requestId }),
    ...detail,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
