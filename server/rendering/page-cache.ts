import { LRUCache } from "lru-cache";
import type { EncodedResponse } from "../http/http-response.ts";

interface Entry {
  page: EncodedResponse;
  expires: number;
}

/** A rendered page and how long it may be kept, in seconds; 0 is never kept. */
export interface Rendered {
  page: EncodedResponse;
  seconds: number;
}

/**
 * Rendered pages in memory, bounded in bytes; the least recently used leave first. Requests for a page that is being
 * rendered wait for that one rendering, so a crowd never renders a page twice.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  /** Apart from the entries: what is being rendered must not leave for want of room. */
  readonly #rendering = new Map<string, Promise<Rendered>>();
  readonly #now: () => number;

  /** `limit` in bytes; `now` in milliseconds. */
  constructor(limit: number, now: () => number = Date.now) {
    this.#entries = new LRUCache({ maxSize: limit, sizeCalculation: ({ page }) => page.size });
    this.#now = now;
  }

  /**
   * The page under `key`, rendered by `render` when none is kept; `render` is given the one whose time is over. A
   * rendering that throws is not kept.
   */
  async get(
    key: string,
    render: (before?: EncodedResponse) => Promise<Rendered>,
  ): Promise<EncodedResponse> {
    const kept = this.#entries.get(key);
    if (kept && kept.expires > this.#now()) return kept.page;
    const { page } = await this.#renderOnce(key, () => render(kept?.page));
    return page;
  }

  /** Bytes kept at the moment. */
  get size(): number {
    return this.#entries.calculatedSize;
  }

  #renderOnce(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendering = render()
      .then((rendered) => {
        this.#keep(key, rendered);
        return rendered;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #keep(key: string, { page, seconds }: Rendered): void {
    if (seconds <= 0) this.#entries.delete(key);
    else this.#entries.set(key, { page, expires: this.#now() + seconds * 1000 });
  }
}
