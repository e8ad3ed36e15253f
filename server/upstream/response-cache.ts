import { LRUCache } from "lru-cache";
import { type CachedResponse, listSlugs } from "./cached-response.ts";

/** In bytes of memory: hundreds of articles. */
const defaultMaxBytes = 16 * 1024 * 1024;

export type CacheEntry = [key: string, response: CachedResponse];

interface ResponseCacheOptions {
  /** The least recently used first. */
  entries?: CacheEntry[];
  maxBytes?: number | undefined;
  onChange(): void;
}

/** The last successful response of each request, by path and query. The least recently used leaves first. */
export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse>;

  readonly #onChange: () => void;

  constructor({ entries = [], maxBytes = defaultMaxBytes, onChange }: ResponseCacheOptions) {
    this.#onChange = onChange;
    this.#responses = new LRUCache({
      maxSize: maxBytes,
      // Two bytes a letter in memory, and a constant for each slug and each entry.
      sizeCalculation: ({ body, slugs }, key) =>
        2 * (key.length + body.length) + 100 * slugs.length + 500,
    });
    for (const [key, response] of entries) this.#responses.set(key, response);
  }

  find(key: string): CachedResponse | null {
    return this.#responses.get(key) ?? null;
  }

  /** Whether any cached response contains the article. */
  hasArticle(slug: string): boolean {
    return [...this.#responses.values()].some(({ slugs }) => slugs.includes(slug));
  }

  /** Caches a response. One without rows removes the entry. */
  set(key: string, response: CachedResponse): void {
    if (response.rowCount > 0) this.#responses.set(key, response);
    else if (!this.#responses.delete(key)) return;
    this.#onChange();
  }

  /** Removes a deleted article from every response. */
  deleteArticle(slug: string): void {
    for (const [key, response] of [...this.#responses.entries()]) {
      if (!response.slugs.includes(slug)) continue;
      const rows = (JSON.parse(response.body) as unknown[]).filter(
        (row) => !listSlugs([row]).includes(slug),
      );
      const total = response.total && Math.max(rows.length, response.total - 1);
      const rest = { body: JSON.stringify(rows), rowCount: rows.length, slugs: listSlugs(rows) };
      this.set(key, { ...response, ...rest, total });
    }
  }

  /** Removes every article that is not in `slugs`. */
  retainArticles(slugs: ReadonlySet<string>): void {
    const cached = new Set([...this.#responses.values()].flatMap((response) => response.slugs));
    for (const slug of cached) if (!slugs.has(slug)) this.deleteArticle(slug);
  }

  /** All responses, the least recently used first. */
  entries(): CacheEntry[] {
    return [...this.#responses.entries()].reverse();
  }
}
