import { LRUCache } from "lru-cache";

/** How often something may happen: `burst` times at once, and as many again over `seconds`. */
export interface Limit {
  /** Names the limit: the same client is counted apart for each name. */
  readonly name: string;
  readonly burst: number;
  readonly seconds: number;
}

interface Bucket {
  tokens: number;
  /** Milliseconds since the epoch. */
  filledAt: number;
}

/** About 10 MB; beyond it, whoever was seen longest ago is forgotten. */
const defaultMaxBuckets = 50_000;

/** Token buckets in the memory of this process. */
export class RateLimiter {
  readonly #buckets: LRUCache<string, Bucket>;
  readonly #factor: number;

  /** `factor` multiplies every burst; Infinity switches the limits off. */
  constructor(factor = 1, maxBuckets = defaultMaxBuckets) {
    this.#factor = factor;
    this.#buckets = new LRUCache({ max: maxBuckets });
  }

  /** Counts one event of a client; the whole seconds it has to wait instead, 0 when it may pass. */
  take(limit: Limit, client: string, now = Date.now()): number {
    if (this.#factor === Number.POSITIVE_INFINITY) return 0;
    const burst = limit.burst * this.#factor;
    const perSecond = burst / limit.seconds;
    const key = `${limit.name}|${client}`;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, filledAt: now };
    const gained = Math.max(0, (now - bucket.filledAt) / 1000) * perSecond;
    bucket.tokens = Math.min(burst, bucket.tokens + gained);
    bucket.filledAt = now;
    this.#buckets.set(key, bucket);
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
    bucket.tokens -= 1;
    return 0;
  }

  /** Takes back one event that was counted: it turned out not to be one that is limited. */
  refund(limit: Limit, client: string): void {
    const bucket = this.#buckets.get(`${limit.name}|${client}`);
    if (bucket) bucket.tokens = Math.min(limit.burst * this.#factor, bucket.tokens + 1);
  }

  /** Forgets what was counted for an account or an address, by the key it is counted under. */
  forget(client: string): void {
    // All keys first: the cache's own iterator does not outlive a deletion.
    for (const key of [...this.#buckets.keys()]) {
      if (key.split("|").includes(client)) this.#buckets.delete(key);
    }
  }
}
