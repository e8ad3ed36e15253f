import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { pathOf } from "~/content/data/pages.ts";
import type { Locale } from "~/i18n/locale.ts";
import { keyOf, type SearchEntry } from "./search-entry.ts";
import { SearchIndex } from "./search-index.ts";

/** A searchable article. */
export interface IndexedArticle {
  slug: string;
  shown: Record<Locale, { title: string; text: string }>;
  /** As stored. */
  category: string;
  image: string | null;
}

/** The body of an article in both languages. */
export interface IndexedBody {
  slug: string;
  body: readonly string[];
}

/** The source of the articles. */
export interface ArticleSource {
  /** All articles, the newest first; null when they cannot be read. */
  read(): Promise<readonly IndexedArticle[] | null>;
  /** The bodies of `size` articles after the first `from`; null when they cannot be read. */
  readBodies(from: number, size: number): Promise<readonly IndexedBody[] | null>;
  /** The names of a category in both languages. */
  namesOf(category: string): readonly string[];
  /** The seconds for which read articles count as current; 0 for no caching. */
  freshness: number;
}

/** In milliseconds. A search waits at most this long for a read. */
const readTimeout = 500;

/** The pause after a read is at least this many times as long as the read, so that reads take little processor time. */
const pauseFactor = 20;

/** Pending requests are served after this many changed entries, which take a few milliseconds. */
const changedPerSlice = 50;

/** Pending requests are served after this many compared entries. */
const comparedPerSlice = 500;

/** Pending requests are served after this many indexed bodies. */
const bodiesPerSlice = 3;

/** The pause between slices in milliseconds, so that a request waits for one slice at most. */
const slicePause = 2;
const serveRequests = () => setTimeout(slicePause);

/** The number of bodies in one read: about half a megabyte. */
const bodiesPerRead = 25;

/**
 * The number of ranges with unchanged articles whose bodies each read repeats, because a row does not say when its body
 * changed.
 */
const rangesPerRead = 4;

/** Only this many characters of a body are indexed in each language, so that this takes a few milliseconds. */
const maxIndexedCharacters = 20_000;

/** The URL of a link in a body. */
const linkUrl = /\]\([^()\s]*\)/g;

/**
 * The index of the articles. A search starts a read in the background, at most once in `freshness` seconds. While the
 * backend fails, the index has the articles of the last read.
 */
export class ArticleIndex {
  readonly index = new SearchIndex();
  /** The same articles with their bodies. An article is missing until its body is read. */
  readonly bodies = new SearchIndex();
  /** A hash of each body, by key. */
  readonly #hashes = new Map<string, string>();
  /** The range of bodies that is read next. */
  #nextRange = 0;
  readonly #now: () => number;
  #reading: Promise<void> | null = null;
  /** Resolves when the read ends, or after the timeout. */
  #timeout: Promise<void> | null = null;
  #hasRead = false;
  #nextReadAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Starts a read when one is due. Waits for it, at most until the timeout, only if no read has ended or nothing is
   * cached.
   */
  async refresh(source: ArticleSource): Promise<void> {
    if (this.#now() >= this.#nextReadAt) {
      this.#startRead(source);
    }
    if (!this.#reading || (this.#hasRead && source.freshness > 0)) return;
    await this.#timeout;
  }

  #startRead(source: ArticleSource): void {
    if (this.#reading) return;
    this.#reading = this.#read(source).finally(() => {
      this.#reading = null;
    });
    const timeout = setTimeout(readTimeout, undefined, { ref: false });
    this.#timeout = Promise.race([this.#reading, timeout]);
  }

  async #read({ read, readBodies, namesOf, freshness }: ArticleSource): Promise<void> {
    const start = this.#now();
    const articles = await read();
    if (articles !== null) {
      await this.#indexArticles(
        articles.map((article) => entryOf(article, namesOf(article.category))),
      );
      this.#hasRead = true;
      for (const range of this.#dueRanges(articles)) {
        const from = range * bodiesPerRead;
        const bodies = await readBodies(from, bodiesPerRead);
        if (bodies === null) break;
        await this.#indexBodies(bodies);
      }
    }
    const duration = this.#now() - start;
    this.#nextReadAt =
      this.#now() + Math.max(freshness * 1000, freshness > 0 ? pauseFactor * duration : 0);
  }

  /** Indexes new and changed entries, and removes those that are no longer listed. */
  async #indexArticles(entries: readonly SearchEntry[]): Promise<void> {
    const obsolete = new Set(this.index.keys());
    let [changed, compared] = [0, 0];
    for (const entry of entries) {
      if (++compared % comparedPerSlice === 0) await serveRequests();
      const key = keyOf(entry);
      obsolete.delete(key);
      if (isDeepStrictEqual(this.index.find(key), entry)) continue;
      this.index.put(entry);
      if (++changed % changedPerSlice === 0) await serveRequests();
    }
    for (const key of obsolete) {
      this.index.remove(key);
      this.bodies.remove(key);
      this.#hashes.delete(key);
    }
  }

  /** The ranges with new and changed articles, and the next ranges in turn. */
  #dueRanges(articles: readonly IndexedArticle[]): Set<number> {
    const due = new Set<number>();
    for (const [at, { slug }] of articles.entries()) {
      const key = keyOfArticle(slug);
      if (this.bodies.find(key) !== this.index.find(key)) due.add(Math.floor(at / bodiesPerRead));
    }
    const ranges = Math.ceil(articles.length / bodiesPerRead);
    for (let count = 0; count < Math.min(rangesPerRead, ranges); count += 1) {
      due.add(this.#nextRange % ranges);
      this.#nextRange += 1;
    }
    return due;
  }

  async #indexBodies(bodies: readonly IndexedBody[]): Promise<void> {
    let indexed = 0;
    for (const { slug, body } of bodies) {
      const key = keyOfArticle(slug);
      const entry = this.index.find(key);
      const hash = createHash("sha256").update(body.join("\0")).digest("base64");
      const isKnown = this.bodies.find(key) === entry && this.#hashes.get(key) === hash;
      if (!entry || isKnown) continue;
      const texts = body.map((text) =>
        text.slice(0, maxIndexedCharacters).replaceAll(linkUrl, "]"),
      );
      this.bodies.put(entry, texts);
      this.#hashes.set(key, hash);
      if (++indexed % bodiesPerSlice === 0) await serveRequests();
    }
  }
}

function keyOfArticle(slug: string): string {
  return keyOf({ subject: { kind: "article", id: slug, image: null } });
}

function entryOf({ slug, shown, image }: IndexedArticle, keywords: readonly string[]): SearchEntry {
  return {
    subject: { kind: "article", id: slug, image },
    path: pathOf("article", slug),
    shown,
    keywords,
    concepts: [],
  };
}
