/** What the server tells the worker, in front of its script: another release is another script, which browsers notice. */
export interface OfflineSettings {
  /** Equal for as long as the built site is. */
  release: string;
  /** Paths of the pages that are kept before anybody opens them. */
  beforehand: readonly string[];
  /** Of them the one that is shown where a page was not kept. */
  instead: string;
  /** Paths that the worker leaves alone: pages of an account. */
  apart: readonly string[];
  /** Paths that are never kept: answers to typed words. */
  unkept: readonly string[];
  /** Parameters that make another page of a path, beside the language. */
  parameters: readonly string[];
  /** Addresses of the scripts and styles that wake islands. */
  files: readonly string[];
}

/** The name under which the worker finds them. */
export const settingsName = "offlineSettings";
