import { LRUCache } from "lru-cache";

/** A rate limit: `burst` events at once, and as many again over `seconds`. */
export interface Limit {
  /** The name of the limit. A key is counted separately for each name. */
  readonly name: string;
  readonly burst: number;
  readonly seconds: number;
}

interface Bucket {
  tokens: number;
  /** Milliseconds since the epoch. */
  filledAt: number;
}

/** About 10 MB. Beyond it, the least recently used bucket is deleted. */
const defaultMaxBuckets = 50_000;

/** Token buckets in the memory of this process. */
export class RateLimiter {
  readonly #buckets: LRUCache<string, Bucket>;
  readonly #factor: number;

  /** `factor` multiplies every burst. Infinity disables the limits. */
  constructor(factor = 1, maxBuckets = defaultMaxBuckets) {
    this.#factor = factor;
    this.#buckets = new LRUCache({ max: maxBuckets });
  }

  /**
   * Takes one token of a key: a client, an account or an address. Returns the seconds to wait, or 0 when the event is
   * allowed.
   */
  take(limit: Limit, key: string, now = Date.now()): number {
    if (this.#factor === Number.POSITIVE_INFINITY) return 0;
    const burst = limit.burst * this.#factor;
    const perSecond = burst / limit.seconds;
    const name = `${limit.name}|${key}`;
    const bucket = this.#buckets.get(name) ?? { tokens: burst, filledAt: now };
    const gained = Math.max(0, (now - bucket.filledAt) / 1000) * perSecond;
    bucket.tokens = Math.min(burst, bucket.tokens + gained);
    bucket.filledAt = now;
    this.#buckets.set(name, bucket);
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
    bucket.tokens -= 1;
    return 0;
  }

  /** Returns a token that was taken for an event that does not count. */
  refund(limit: Limit, key: string): void {
    const bucket = this.#buckets.get(`${limit.name}|${key}`);
    if (bucket) bucket.tokens = Math.min(limit.burst * this.#factor, bucket.tokens + 1);
  }

  /** Deletes the buckets of a client, account or address. */
  forget(key: string): void {
    // The names are copied first, because the cache's iterator does not survive a deletion.
    for (const name of [...this.#buckets.keys()]) {
      if (name.split("|").includes(key)) this.#buckets.delete(name);
    }
  }
}
