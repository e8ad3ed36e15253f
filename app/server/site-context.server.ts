import { createContext, type RouterContextProvider } from "react-router";
import type { ScriptManifest } from "~/client/islands/script-manifest.ts";
import type { LinkLanguage } from "~/i18n/localized-path.ts";
import type { PageStyles } from "./page-styles.ts";

/**
 * The API of articles, notices and opening exceptions: of a Supabase project, or of the embedded backend with the same
 * endpoints.
 */
export interface BackendApi {
  url: string;
  anonKey: string;
  /** Replaces the network: calls the embedded backend, or serves stale responses during an outage. */
  fetch?: typeof fetch;
}

/** The context that the server passes to the loaders of one request. */
export interface SiteContext {
  /** Language of the response, already decided (REQ-LANG-2). */
  language: LinkLanguage;
  /** Origin of the site, for canonical URLs. */
  siteUrl: string;
  /** Whether the client has searched too often and has to wait. */
  isSearchLimited: boolean;
  /** Calendar year in Oman, for the copyright line. */
  year: number;
  backend: BackendApi;
  /**
   * When the oldest stale response on this page was received, in milliseconds since 1970; null when all responses are
   * fresh. Valid after the page's data is loaded.
   */
  staleSince(): number | null;
  /** The scripts of a page. */
  scripts: ScriptManifest;
  /** The style sheets of the pages; null in development, where Vite adds them. */
  styles: PageStyles | null;
  /** How long a page with articles may be cached, in seconds. */
  freshness: number;
  /** Writes one structured line; never personal data. */
  log(event: string, detail?: Record<string, unknown>): void;
  /** Logs an unexpected error with its stack, once; its message is left out, because it may repeat what a visitor typed. */
  logError(event: string, error: unknown): void;
  /** Limits how long the page cache keeps the rendered page; 0 disables caching. The shortest limit of all calls counts. */
  setMaxAge(seconds: number): void;
  /** Takes the rendered document. A `Response` would encode it, and the server would decode it again. */
  setDocument(html: string): void;
}

export const siteContext = createContext<SiteContext>();

/** Returns the site context of the request. */
export function getSite(context: Readonly<RouterContextProvider>): SiteContext {
  return context.get(siteContext);
}
