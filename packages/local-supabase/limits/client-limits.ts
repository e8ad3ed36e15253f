import { networkOf } from "./client-key.ts";
import type { Limit, RateLimiter } from "./rate-limit.ts";

/** A wider network has the allowance of so many clients. */
const clientsPerNetwork = 8;

/** One event of a client as it was counted. */
interface CountedEvent {
  /** Whole seconds that the client has to wait instead; 0 when it may pass. Then nothing is counted. */
  readonly wait: number;
  refund(): void;
}

/**
 * Counts one event of a client, for one account if it is named, and a second time of the wider network that the client
 * is in: one customer may hold a whole IPv6 /48, which is 65,536 clients. An IPv4 address is counted once.
 */
export function countForClient(
  limiter: RateLimiter,
  limit: Limit,
  client: string,
  account?: string,
): CountedEvent {
  const refund = () => refundClient(limiter, limit, client, account);
  // The network first: once it has to wait, its clients take no room in the memory of the limits.
  const counts = countsOf(limit, client, account);
  for (const [index, [counted, key]] of counts.entries()) {
    const wait = limiter.take(counted, key);
    if (wait === 0) continue;
    for (const [before, name] of counts.slice(0, index)) limiter.refund(before, name);
    return { wait, refund() {} };
  }
  return { wait: 0, refund };
}

/** Takes back one event that `countForClient` has counted. */
export function refundClient(
  limiter: RateLimiter,
  limit: Limit,
  client: string,
  account?: string,
): void {
  for (const [counted, key] of countsOf(limit, client, account)) limiter.refund(counted, key);
}

function countsOf(limit: Limit, client: string, account?: string): [Limit, string][] {
  const keyOf = (who: string) => (account === undefined ? who : `${account}|${who}`);
  const own: [Limit, string] = [limit, keyOf(client)];
  const network = networkOf(client);
  if (network === client) return [own];
  return [[{ ...limit, burst: limit.burst * clientsPerNetwork }, keyOf(network)], own];
}
