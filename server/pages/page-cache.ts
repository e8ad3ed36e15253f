import type { Representation } from "../http/representation.ts";

interface Entry {
  page: Representation;
  expires: number;
}

/** A rendered page and how long it may be kept, in seconds; 0 is never kept. */
export interface Rendered {
  page: Representation;
  seconds: number;
}

/**
 * Rendered pages in memory, bounded in bytes; the least recently used leave first. Requests for a page that is being
 * rendered wait for that one rendering, so a crowd never renders a page twice.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<Rendered>>();
  readonly #limit: number;
  readonly #now: () => number;
  #size = 0;

  /** `limit` in bytes; `now` in milliseconds. */
  constructor(limit: number, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
  }

  /**
   * The page under `key`, rendered by `render` when none is kept; `render` is given the one whose time is over. A
   * rendering that throws is not kept.
   */
  async get(
    key: string,
    render: (before?: Representation) => Promise<Rendered>,
  ): Promise<Representation> {
    const kept = this.#entries.get(key);
    if (kept && kept.expires > this.#now()) {
      this.#entries.delete(key);
      this.#entries.set(key, kept);
      return kept.page;
    }
    const { page } = await this.#renderOnce(key, () => render(kept?.page));
    return page;
  }

  /** Bytes kept at the moment. */
  get size(): number {
    return this.#size;
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
    this.#drop(key);
    if (seconds <= 0 || page.size > this.#limit) return;
    this.#entries.set(key, { page, expires: this.#now() + seconds * 1000 });
    this.#size += page.size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#size -= entry.page.size;
  }
}
