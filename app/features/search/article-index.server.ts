import { setImmediate, setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { pathOf } from "~/content/data/pages.ts";
import type { Locale } from "~/i18n/locale.ts";
import { keyOf, type SearchEntry } from "./search-entry.ts";
import { SearchIndex } from "./search-index.ts";

/** An article as far as it can be found. */
export interface ArticleToFind {
  slug: string;
  shown: Record<Locale, { title: string; text: string }>;
  /** As stored. */
  category: string;
  image: string | null;
}

/** How the articles are read at this moment. */
export interface ArticleSource {
  /** All of them; null when they cannot be read. */
  read(): Promise<readonly ArticleToFind[] | null>;
  /** What a category is called, in both languages. */
  namesOf(category: string): readonly string[];
  /** For how long, in seconds, what was read is believed; 0 where every answer is to be as new as can be. */
  freshness: number;
}

/** The first search waits no longer than this for articles, in milliseconds; later ones never wait. */
const patience = 500;

/** Reading again may take up at most one part in so many of the process's time. */
const restFactor = 20;

/** After this many changed entries readers in between have their turn: a few milliseconds. */
const entriesAtOnce = 50;

/**
 * The articles that can be found: read while readers search, at most once in the time of `freshness`, and behind their
 * backs. What a failing data service told last stays.
 */
export class ArticleIndex {
  readonly index = new SearchIndex();
  readonly #now: () => number;
  #reading: Promise<void> | null = null;
  #known = false;
  #due = Number.NEGATIVE_INFINITY;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Begins a reading where it is time for one; waits for the first, as long as a reader may wait. */
  async refresh(source: ArticleSource): Promise<void> {
    if (this.#now() >= this.#due) {
      this.#reading ??= this.#read(source).finally(() => {
        this.#reading = null;
      });
    }
    if (!this.#reading || (this.#known && source.freshness > 0)) return;
    await Promise.race([this.#reading, setTimeout(patience, undefined, { ref: false })]);
  }

  async #read({ read, namesOf, freshness }: ArticleSource): Promise<void> {
    const begun = this.#now();
    const articles = await read().catch(() => null);
    if (articles !== null) {
      await this.#take(articles.map((article) => entryOf(article, namesOf(article.category))));
      this.#known = true;
    }
    const took = this.#now() - begun;
    this.#due = this.#now() + Math.max(freshness * 1000, freshness > 0 ? restFactor * took : 0);
  }

  /** Only what has changed costs anything. */
  async #take(entries: readonly SearchEntry[]): Promise<void> {
    const gone = new Set(this.index.keys());
    let changed = 0;
    for (const entry of entries) {
      const key = keyOf(entry);
      gone.delete(key);
      if (isDeepStrictEqual(this.index.find(key), entry)) continue;
      this.index.put(entry);
      if (++changed % entriesAtOnce === 0) await setImmediate();
    }
    for (const key of gone) this.index.remove(key);
  }
}

function entryOf({ slug, shown, image }: ArticleToFind, besides: readonly string[]): SearchEntry {
  return {
    subject: { kind: "article", id: slug, image },
    path: pathOf("article", slug),
    shown,
    besides,
    concepts: [],
  };
}
