import { LRUCache } from "lru-cache";
import type { EncodedResponse } from "../http/http-response.ts";

interface Entry {
  page: EncodedResponse;
  expires: number;
}

/** A rendered page and how long it may be cached, in seconds; 0 disables caching. */
export interface Rendered {
  page: EncodedResponse;
  seconds: number;
}

/**
 * An LRU cache of rendered pages, limited in bytes. Concurrent requests for the same page share one rendering (single
 * flight).
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  /** Separate from the entries, because a pending rendering must not be evicted. */
  readonly #rendering = new Map<string, Promise<Rendered>>();
  readonly #now: () => number;

  /** `limit` in bytes; `now` in milliseconds. */
  constructor(limit: number, now: () => number = Date.now) {
    this.#entries = new LRUCache({ maxSize: limit, sizeCalculation: ({ page }) => page.size });
    this.#now = now;
  }

  /**
   * Returns the cached page or renders it, with the seconds that are left of its time. `render` gets the expired page, if
   * there is one. A rendering that throws is not cached.
   */
  async get(
    key: string,
    render: (before?: EncodedResponse) => Promise<Rendered>,
  ): Promise<Rendered> {
    const cached = this.#entries.get(key);
    const left = cached ? (cached.expires - this.#now()) / 1000 : 0;
    if (cached && left > 0) return { page: cached.page, seconds: left };
    return this.#renderOnce(key, () => render(cached?.page));
  }

  /** In bytes. */
  get size(): number {
    return this.#entries.calculatedSize;
  }

  #renderOnce(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendering = render()
      .then((rendered) => {
        this.#store(key, rendered);
        return rendered;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #store(key: string, { page, seconds }: Rendered): void {
    if (seconds <= 0) this.#entries.delete(key);
    else this.#entries.set(key, { page, expires: this.#now() + seconds * 1000 });
  }
}
