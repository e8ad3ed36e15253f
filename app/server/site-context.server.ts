import { createContext, type RouterContextProvider } from "react-router";
import type { PageScripts } from "~/client/islands/page-scripts.ts";
import type { LinkLanguage } from "~/i18n/localized-path.ts";

/** Where articles are read from: a Supabase project, or the embedded backend through the same calls. */
export interface DataSource {
  url: string;
  anonKey: string;
  /** Replaces the network: calls the embedded backend, or serves stale responses during an outage. */
  fetch?: typeof fetch;
}

/** What the Node process tells the loaders about one request. */
export interface SiteContext {
  /** Language of the answer, already decided (REQ-LANG-2). */
  language: LinkLanguage;
  /** Origin of the site, for canonical addresses. */
  siteUrl: string;
  /** Calendar year in Oman, for the copyright line. */
  year: number;
  data: DataSource;
  /**
   * When the oldest stale response on this page was received, in milliseconds since 1970; null when all responses are
   * fresh. Valid after the page's data is loaded.
   */
  asOf(): number | null;
  /** The scripts that documents carry. */
  scripts: PageScripts;
  /** How long a page that shows articles may be kept, in seconds. */
  freshness: number;
  /** Writes one structured line; never personal data. */
  log(event: string, detail?: Record<string, unknown>): void;
  /** Logs an unexpected error with its stack, once; its message is left out, because it may repeat what a visitor typed. */
  logError(event: string, error: unknown): void;
  /** The rendered page may be kept for at most this long; 0 means it is never kept. The shortest wish wins. */
  setMaxAge(seconds: number): void;
  /** The page is made with these style sheets, named by their addresses, in this order. */
  usesSheets(addresses: readonly string[]): void;
}

const siteContext = createContext<SiteContext>();

/** The request's site context. */
export function getSite(context: Readonly<RouterContextProvider>): SiteContext {
  return context.get(siteContext);
}

export { siteContext };
