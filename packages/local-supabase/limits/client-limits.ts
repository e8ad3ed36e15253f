import { networkOf } from "./client-key.ts";
import type { Limit, RateLimiter } from "./rate-limit.ts";

/** A wider network has the allowance of so many clients. */
const CLIENTS_OF_NETWORK = 8;

/** One event of a client as it was counted. */
interface CountedEvent {
  /** Whole seconds that the client has to wait instead; 0 when it may pass. Then nothing is counted. */
  readonly wait: number;
  giveBack(): void;
}

/**
 * Counts one event of a client, for one account if it is named, and a second time of the wider network that the client
 * is in: one customer may hold a whole IPv6 /48, which is 65,536 clients. An IPv4 address is counted once.
 */
export function countOfClient(
  limiter: RateLimiter,
  limit: Limit,
  client: string,
  account?: string,
): CountedEvent {
  const giveBack = () => giveBackToClient(limiter, limit, client, account);
  // The network first: once it has to wait, its clients take no room in the memory of the limits.
  const counts = countsOf(limit, client, account);
  for (const [index, [counted, key]] of counts.entries()) {
    const wait = limiter.take(counted, key);
    if (wait === 0) continue;
    for (const [before, name] of counts.slice(0, index)) limiter.giveBack(before, name);
    return { wait, giveBack() {} };
  }
  return { wait: 0, giveBack };
}

/** Takes back one event that `countOfClient` has counted. */
export function giveBackToClient(
  limiter: RateLimiter,
  limit: Limit,
  client: string,
  account?: string,
): void {
  for (const [counted, key] of countsOf(limit, client, account)) limiter.giveBack(counted, key);
}

function countsOf(limit: Limit, client: string, account?: string): [Limit, string][] {
  const keyOf = (who: string) => (account === undefined ? who : `${account}|${who}`);
  const own: [Limit, string] = [limit, keyOf(client)];
  const network = networkOf(client);
  if (network === client) return [own];
  return [[{ ...limit, burst: limit.burst * CLIENTS_OF_NETWORK }, keyOf(network)], own];
}
