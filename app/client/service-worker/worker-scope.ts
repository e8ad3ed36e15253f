/** An event that the browser keeps the worker awake for. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Of what a service worker finds around it, what ours asks for: the compiler's own list would hide that of pages. */
interface WorkerScope {
  caches: CacheStorage;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: true; type: "window" }): Promise<{ url: string }[]>;
  };
  registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listen: (event: LastingEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;

/** How the names of our caches begin; the release they belong to follows. */
export const cacheNames = {
  pages: "offline-pages-",
  beforehand: "offline-beforehand-",
  files: "offline-files-",
} as const;

/** How many opened pages are kept, and for how long. */
export const maxCachedPages = { maxEntries: 30, maxAgeSeconds: 90 * 24 * 60 * 60 } as const;

/** A copy is found by its name: what a browser sends along with a request is no part of it. */
export const byName = { ignoreVary: true } as const;
