import { networkOf } from "./client-key.ts";
import type { Limit, RateLimiter } from "./rate-limit.ts";

/** A network may send as many requests as this many clients. */
const clientsPerNetwork = 8;

/** A counted event of a client. */
interface CountedEvent {
  /** Seconds to wait; 0 when the event is allowed. A rejected event is not counted. */
  readonly wait: number;
  refund(): void;
}

/**
 * Counts an event of a client, optionally for one account, and counts it again for the client's network, because one
 * customer may hold a whole IPv6 /48. An IPv4 address is counted once.
 */
export function countForClient(
  limiter: RateLimiter,
  limit: Limit,
  client: string,
  account?: string,
): CountedEvent {
  const refund = () => refundClient(limiter, limit, client, account);
  // The network is counted first, so that the clients of an exhausted network use no memory.
  const counts = bucketsOf(limit, client, account);
  for (const [index, [counted, key]] of counts.entries()) {
    const wait = limiter.take(counted, key);
    if (wait === 0) continue;
    for (const [before, name] of counts.slice(0, index)) limiter.refund(before, name);
    return { wait, refund() {} };
  }
  return { wait: 0, refund };
}

/** Reverts an event that `countForClient` has counted. */
export function refundClient(
  limiter: RateLimiter,
  limit: Limit,
  client: string,
  account?: string,
): void {
  for (const [counted, key] of bucketsOf(limit, client, account)) limiter.refund(counted, key);
}

function bucketsOf(limit: Limit, client: string, account = ""): [Limit, string][] {
  const keyOf = (owner: string) => `${account}|${owner}`;
  const own: [Limit, string] = [limit, keyOf(client)];
  const network = networkOf(client);
  if (network === client) return [own];
  return [[{ ...limit, burst: limit.burst * clientsPerNetwork }, keyOf(network)], own];
}
