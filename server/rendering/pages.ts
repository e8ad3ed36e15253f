import { stylesPlace } from "../../app/client/islands/page-scripts.ts";
import type { SiteContext } from "../../app/server/site-context.server.ts";
import { createResponse, type EncodedResponse, encodeResponse } from "../http/http-response.ts";
import type { Metrics } from "../http/metrics.ts";
import { pagePolicy, strictPolicy } from "../http/security-headers.ts";
import { speculationRulesPath } from "../http/speculation-rules.ts";
import { createStaleTracker } from "../upstream/stale-tracking.ts";
import { computeInlineHashes } from "./csp-hashes.ts";
import { parseStyleSheet, type StyleSheet } from "./css-parser.ts";
import { PageCache, type Rendered } from "./page-cache.ts";
import { type PageRequest, readPageRequest } from "./page-request.ts";
import { selectPageStyles } from "./page-styles.ts";
import { createRecompressor } from "./recompress.ts";
import { findRedirect, type RedirectOptions, redirectTo } from "./redirects.ts";

export interface PagesOptions extends RedirectOptions {
  /** Renders one request with the framework's build. */
  render(request: Request, site: SiteContext): Promise<Response>;
  site: Omit<SiteContext, "language" | "year" | "asOf" | "setMaxAge" | "addStyleSheets">;
  /** Origin the browser may read data from besides our own, or null. */
  dataOrigin: string | null;
  /** Headers that every answer carries. */
  common: Readonly<Record<string, string>>;
  /** Whether the pages of the main layout bring the worker that keeps pages. */
  hasServiceWorker: boolean;
  /** Text of a style sheet or a drawing of the build by its address, or null. */
  readTextFile(address: string): string | null;
  metrics: Pick<Metrics, "countCacheLookup" | "observeRender">;
  /** Whether a page that was made is kept for who asks next. */
  cachesPages: boolean;
}

/** Rendered pages together take at most this much memory, in bytes. */
const cacheBytes = 64 * 1024 * 1024;

/** Fixed pages live as long as the process. */
const forever = Number.POSITIVE_INFINITY;

/** In seconds. A page with stale articles is rendered again soon: the upstream may have recovered. */
const staleMaxAge = 5;

/** A browser keeps a document and asks whether it is still so. */
const documentCaching = "public, no-cache";

/** What an answer depends on: a page on the reader's language too, a document on its address alone. */
const variesWith = {
  page: "Accept-Encoding, Accept-Language, Cookie",
  document: "Accept-Encoding",
};

const omanTime = new Intl.DateTimeFormat("en", { timeZone: "Asia/Muscat", year: "numeric" });

/** The year in Oman. Looked up once a second: a lookup costs as much as the rest of an answer's own work. */
function yearInOman(): () => number {
  let year = 0;
  let second = 0;
  return () => {
    const now = Date.now();
    if (Math.floor(now / 1000) !== second) {
      second = Math.floor(now / 1000);
      year = Number(omanTime.format(now));
    }
    return year;
  };
}

/** Answers GET and HEAD for every page and for the data of account pages, from memory where it can. */
export function servePages(options: PagesOptions): (request: Request) => Promise<Response> {
  const { metrics } = options;
  const cache = new PageCache(cacheBytes);
  const currentYear = yearInOman();
  const sheets = createStyleSheetCache(options.readTextFile);
  const recompressPopular = createRecompressor();
  return async (request) => {
    const wanted = readPageRequest(request);
    const redirect = await findRedirect(wanted, options);
    if (redirect) return redirectTo(redirect, variesWith.page);
    const year = currentYear();
    let lookup: "hit" | "miss" = "hit";
    const page = await cache.get(`${year} ${wanted.key}`, async (before) => {
      lookup = "miss";
      const start = performance.now();
      const rendered = await renderPage(options, sheets, wanted, year, before);
      metrics.observeRender((performance.now() - start) / 1000);
      return rendered;
    });
    metrics.countCacheLookup(lookup);
    recompressPopular(page);
    return createResponse(isPrefetch(request, page) ? withShortMaxAge(page) : page, request);
  };
}

/** How long, in seconds, a page that was fetched ahead of the press may be used without asking again. */
const prefetchMaxAge = 10;

/** True for a page of which a browser says that its reader only points at it as yet. */
function isPrefetch({ headers }: Request, page: EncodedResponse): boolean {
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  return purpose.startsWith("prefetch") && page.headers["Cache-Control"] === documentCaching;
}

/** The page for somebody who will open it in a moment: asked again at the press, it would come twice. */
function withShortMaxAge(page: EncodedResponse): EncodedResponse {
  return {
    ...page,
    headers: { ...page.headers, "Cache-Control": `private, max-age=${prefetchMaxAge}` },
  };
}

/** Reads each style sheet of the build once. */
function createStyleSheetCache(
  read: (address: string) => string | null,
): (address: string) => StyleSheet | null {
  const sheets = new Map<string, StyleSheet | null>();
  return (address) => {
    const kept = sheets.get(address);
    if (kept !== undefined) return kept;
    const text = read(address);
    const sheet = text === null ? null : parseStyleSheet(text);
    sheets.set(address, sheet);
    return sheet;
  };
}

/** Addresses of the files that a page shows a part of: they take its custom properties. */
function listDrawings(html: string): string[] {
  return [
    ...new Set([...html.matchAll(/<use href="([^"#]+)#/g)].map(([, address = ""]) => address)),
  ];
}

async function renderPage(
  { render, site, dataOrigin, hasServiceWorker, common, readTextFile, cachesPages }: PagesOptions,
  sheetAt: (address: string) => StyleSheet | null,
  { pathname, search, language, negotiated, layout, typed }: PageRequest,
  year: number,
  before?: EncodedResponse,
): Promise<Rendered> {
  let seconds = forever;
  const sheets: StyleSheet[] = [];
  const stale = createStaleTracker();
  const response = await stale.run(() =>
    render(new Request(site.siteUrl + pathname + search), {
      ...site,
      asOf: stale.asOf,
      language,
      year,
      setMaxAge(wish) {
        seconds = Math.min(seconds, wish);
      },
      addStyleSheets(addresses) {
        for (const address of addresses) {
          const sheet = sheetAt(address);
          if (sheet) sheets.push(sheet);
        }
      },
    }),
  );
  const redirect = response.headers.get("location");
  // Redirects are never kept, nor what failed, nor what answers to words that somebody typed (REQ-SEARCH-1). The
  // framework's data requests are redirected with 202 and no Location.
  const lasting = response.status === 200 || response.status === 404;
  const headers: Record<string, string> = {
    ...common,
    "Content-Security-Policy": strictPolicy,
    "Content-Type": response.headers.get("content-type") ?? "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Language": language.locale,
    Vary: negotiated ? variesWith.page : variesWith.document,
  };
  if (lasting && layout !== "plain" && !typed) headers["Cache-Control"] = documentCaching;
  if (redirect) headers.Location = redirect;
  let text = await response.text();
  if (headers["Content-Type"]?.startsWith("text/html")) {
    if (text.includes(stylesPlace)) {
      headers["Speculation-Rules"] = `"${speculationRulesPath}"`;
      const drawings = listDrawings(text).map((address) => readTextFile(address) ?? "");
      const print = readTextFile(site.scripts.printStyles) ?? "";
      const styles = selectPageStyles(sheets, text, { drawings: [...drawings, print] });
      text = text.replace(stylesPlace, () => styles);
    }
    const inline = computeInlineHashes(text);
    headers["Content-Security-Policy"] = pagePolicy({
      ...inline,
      dataOrigin,
      hasServiceWorker: hasServiceWorker && layout === "site",
    });
  }
  for (const [name, value] of response.headers) {
    if (name.startsWith("x-remix") || name === "retry-after") headers[name] = value;
  }
  if (stale.asOf() !== null) seconds = Math.min(seconds, staleMaxAge);
  if (typed || !(lasting && cachesPages)) seconds = 0;
  return { page: await encodeResponse(text, response.status, headers, before), seconds };
}
