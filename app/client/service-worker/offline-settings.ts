/**
 * Settings that the server writes in front of the worker's script. A new release changes the script, so browsers update
 * it.
 */
export interface OfflineSettings {
  /** Identifies the build. */
  release: string;
  /** Paths of the pages that are precached. */
  precached: readonly string[];
  /** Path of the precached fallback page, shown for a page without a cached copy. */
  fallback: string;
  /** Paths that the worker does not handle: account pages. */
  excluded: readonly string[];
  /** Paths that are never cached: search results. */
  uncached: readonly string[];
  /** Query parameters that select another page of a path, besides the language. */
  parameters: readonly string[];
  /** Addresses of the scripts and styles that hydrate islands. */
  files: readonly string[];
}

/** Name of the global variable that holds the settings in the worker. */
export const settingsName = "offlineSettings";
