import type { SiteContext } from "../../app/server/site-context.server.ts";
import { createResponse, type EncodedResponse, encodeResponse } from "../http/http-response.ts";
import type { Metrics } from "../http/metrics.ts";
import { type PolicyParts, strictPolicy } from "../http/security-headers.ts";
import { speculationRulesPath } from "../http/speculation-rules.ts";
import { createStaleTracker } from "../upstream/stale-tracking.ts";
import { computeInlineHashes } from "./csp-hashes.ts";
import { PageCache, type Rendered } from "./page-cache.ts";
import { type PageRequest, readPageRequest } from "./page-request.ts";
import { createRecompressor } from "./recompress.ts";
import { findRedirect, type RedirectOptions, redirectTo } from "./redirects.ts";
import { createYearClock } from "./year-clock.ts";

export interface PagesOptions extends RedirectOptions {
  /** Renders one request with React Router. */
  render(request: Request, site: SiteContext): Promise<Response>;
  site: Omit<SiteContext, "language" | "year" | "asOf" | "setMaxAge">;
  /** Origin of the hosted project, which the browser may call, or null. */
  dataOrigin: string | null;
  /** Security headers of every response. */
  common: Readonly<Record<string, string>>;
  /** Whether the pages of the main layout register the service worker. */
  hasServiceWorker: boolean;
  metrics: Pick<Metrics, "countCacheLookup" | "observeRender">;
  /** The Content-Security-Policy of a page. */
  policy(parts: PolicyParts): string;
  /** False in development: each request renders the page. */
  cachesPages: boolean;
}

/** Rendered pages together take at most this much memory, in bytes. */
const cacheBytes = 64 * 1024 * 1024;

/** Static pages are cached as long as the process runs. */
const forever = Number.POSITIVE_INFINITY;

/** In seconds. A page with stale articles is rendered again soon: the upstream may have recovered. */
const staleMaxAge = 5;

/** Browsers store a page and revalidate it by its ETag. */
const revalidate = "public, no-cache";

/** Vary headers: a page depends on the visitor's language, a machine-readable document on its URL alone. */
const varyHeader = {
  page: "Accept-Encoding, Accept-Language, Cookie",
  document: "Accept-Encoding",
};

/** Handles GET and HEAD of every page and of the data of account pages, from the page cache where possible. */
export function servePages(options: PagesOptions): (request: Request) => Promise<Response> {
  const { metrics } = options;
  const cache = new PageCache(cacheBytes);
  const currentYear = createYearClock();
  const recompressPopular = createRecompressor();
  return async (request) => {
    const pageRequest = readPageRequest(request);
    const redirect = await findRedirect(pageRequest, options);
    if (redirect) return redirectTo(redirect, varyHeader.page);
    const year = currentYear();
    let lookup: "hit" | "miss" = "hit";
    const page = await cache.get(`${year} ${pageRequest.key}`, async (before) => {
      lookup = "miss";
      const start = performance.now();
      const rendered = await renderPage(options, pageRequest, year, before);
      metrics.observeRender((performance.now() - start) / 1000);
      return rendered;
    });
    metrics.countCacheLookup(lookup);
    recompressPopular(page);
    return createResponse(isPrefetch(request, page) ? withShortMaxAge(page) : page, request);
  };
}

/** In seconds. A prefetched page is used without revalidation for this time. */
const prefetchMaxAge = 10;

/** True for a cacheable page that the browser prefetches, for example on hover. */
function isPrefetch({ headers }: Request, page: EncodedResponse): boolean {
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  return purpose.startsWith("prefetch") && page.headers["Cache-Control"] === revalidate;
}

/** With `no-cache`, a browser would request a prefetched page again on the click. */
function withShortMaxAge(page: EncodedResponse): EncodedResponse {
  return {
    ...page,
    headers: { ...page.headers, "Cache-Control": `private, max-age=${prefetchMaxAge}` },
  };
}

async function renderPage(
  { render, site, dataOrigin, hasServiceWorker, common, policy, cachesPages }: PagesOptions,
  { pathname, search, language, negotiated, layout, typed }: PageRequest,
  year: number,
  before?: EncodedResponse,
): Promise<Rendered> {
  let seconds = forever;
  const stale = createStaleTracker();
  const response = await stale.run(() =>
    render(new Request(site.siteUrl + pathname + search), {
      ...site,
      asOf: stale.asOf,
      language,
      year,
      setMaxAge(limit) {
        seconds = Math.min(seconds, limit);
      },
    }),
  );
  const redirect = response.headers.get("location");
  // Redirects, errors and search results (REQ-SEARCH-1) are never cached. React Router redirects data requests with 202 and
  // without Location.
  const isCacheable = response.status === 200 || response.status === 404;
  const headers: Record<string, string> = {
    ...common,
    "Content-Security-Policy": strictPolicy,
    "Content-Type": response.headers.get("content-type") ?? "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Language": language.locale,
    Vary: negotiated ? varyHeader.page : varyHeader.document,
  };
  if (isCacheable && layout !== "plain" && !typed) headers["Cache-Control"] = revalidate;
  if (redirect) headers.Location = redirect;
  const text = await response.text();
  if (headers["Content-Type"]?.startsWith("text/html")) {
    if (layout !== "plain") headers["Speculation-Rules"] = `"${speculationRulesPath}"`;
    const inline = computeInlineHashes(text);
    headers["Content-Security-Policy"] = policy({
      ...inline,
      dataOrigin,
      hasServiceWorker: hasServiceWorker && layout === "site",
    });
  }
  for (const [name, value] of response.headers) {
    if (name.startsWith("x-remix") || name === "retry-after") headers[name] = value;
  }
  if (stale.asOf() !== null) seconds = Math.min(seconds, staleMaxAge);
  if (typed || !(isCacheable && cachesPages)) seconds = 0;
  return { page: await encodeResponse(text, response.status, headers, before), seconds };
}
