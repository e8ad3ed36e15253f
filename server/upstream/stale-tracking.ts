import { AsyncLocalStorage } from "node:async_hooks";

/** Tracks which stale responses one page is rendered from. */
export interface StaleTracker {
  /** When the oldest stale response was received, in milliseconds since 1970; null while there is none. */
  staleSince(): number | null;
  /** Tracks the responses that `work` requests, also asynchronously. */
  run<Result>(work: () => Result): Result;
}

const trackers = new AsyncLocalStorage<(receivedAt: number) => void>();

export function createStaleTracker(): StaleTracker {
  let oldest: number | null = null;
  const record = (receivedAt: number) => {
    oldest = Math.min(oldest ?? receivedAt, receivedAt);
  };
  return { staleSince: () => oldest, run: (work) => trackers.run(record, work) };
}

/** Records for the page that is being rendered that it receives a stale response. */
export function recordStaleResponse(receivedAt: number): void {
  trackers.getStore()?.(receivedAt);
}
