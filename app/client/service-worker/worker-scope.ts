/** An event with `waitUntil`, which keeps the worker running. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The part of ServiceWorkerGlobalScope that the worker uses: TypeScript's "webworker" library conflicts with "dom". */
interface WorkerScope {
  caches: CacheStorage;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: true; type: "window" }): Promise<{ url: string }[]>;
  };
  registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listen: (event: ExtendableEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;

/** Prefixes of the cache names; the release follows. */
export const cacheNames = {
  pages: "offline-pages-",
  precached: "offline-precached-",
  files: "offline-files-",
} as const;

/** Maximum number and age of cached pages. */
export const maxCachedPages = { maxEntries: 30, maxAgeSeconds: 90 * 24 * 60 * 60 } as const;

/** Copies are matched by their cache key alone, without the `Vary` header. */
export const matchOptions = { ignoreVary: true } as const;
