import { videoOrigin } from "../../app/content/data/clinic.ts";
import type { SiteContext } from "../../app/server/site-context.server.ts";
import { type EncodedResponse, type Encoding, encodeResponse } from "../http/http-response.ts";
import { type PolicyParts, type SecurityHeaders, strictPolicy } from "../http/security-headers.ts";
import { speculationRulesPath } from "../http/speculation-rules.ts";
import { createStaleTracker } from "../upstream/stale-tracking.ts";
import { revalidate } from "./cache-control.ts";
import { computeInlineHashes } from "./csp-hashes.ts";
import type { Rendered } from "./page-cache.ts";
import type { PageRequest } from "./page-request.ts";

/** The input of a rendering. */
export interface RenderOptions {
  /** Renders one request with React Router. */
  render(request: Request, site: SiteContext): Promise<Response>;
  site: Omit<
    SiteContext,
    "language" | "year" | "staleSince" | "setMaxAge" | "setDocument" | "isSearchLimited"
  >;
  /** Origin of the hosted project, which the browser may call, or null. */
  dataOrigin: string | null;
  securityHeaders: SecurityHeaders;
  /** Whether the pages of the main layout register the service worker. */
  hasServiceWorker: boolean;
  /** The Content-Security-Policy of a page. */
  policy(parts: PolicyParts): string;
  /** False in development: each request renders the page. */
  cachesPages: boolean;
}

/** Static pages are cached as long as the process runs. */
const forever = Number.POSITIVE_INFINITY;

/** In seconds. A page with stale articles is rendered again soon: the upstream may have recovered. */
const staleMaxAge = 5;

/** Vary headers: a page depends on the visitor's language, a resource route on its URL alone. */
export const varyHeader = {
  page: "Accept-Encoding, Accept-Language, Cookie",
  resource: "Accept-Encoding",
};

/** One rendering of a page. */
interface Rendering {
  year: number;
  /** The best encoding for the client. A response that is not cached is encoded for it only. */
  encoding: Encoding;
  /** The page as it was rendered before. */
  before: EncodedResponse | undefined;
}

/** Renders a page with React Router, and adds its headers. */
export type RenderPage = (request: PageRequest, rendering: Rendering) => Promise<Rendered>;

/** Headers of a route that the response has too. */
const passedOn: ReadonlySet<string> = new Set(["access-control-allow-origin", "retry-after"]);

export function createPageRenderer({
  render,
  site,
  dataOrigin,
  hasServiceWorker,
  securityHeaders,
  policy,
  cachesPages,
}: RenderOptions): RenderPage {
  return async (request, { year, encoding, before }) => {
    const { pathname, search, language, negotiated, layout, typed, isLimited = false } = request;
    let seconds = forever;
    let html: string | null = null;
    const stale = createStaleTracker();
    const response = await stale.run(() =>
      render(new Request(site.siteUrl + pathname + search), {
        ...site,
        staleSince: stale.staleSince,
        language,
        isSearchLimited: isLimited,
        year,
        setMaxAge(limit) {
          seconds = Math.min(seconds, limit);
        },
        setDocument(rendered) {
          html = rendered;
        },
      }),
    );
    // React Router redirects data requests with 202 and without Location.
    const redirect = response.headers.get("location");
    // Browsers cache pages and missing pages only, never search results (REQ-SEARCH-1).
    const isCacheable = response.status === 200 || response.status === 404;
    const headers: Record<string, string> = {
      ...securityHeaders,
      "Content-Security-Policy": strictPolicy,
      "Content-Type": response.headers.get("content-type") ?? "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Language": language.locale,
      Vary: negotiated ? varyHeader.page : varyHeader.resource,
    };
    // Applications contain data of one account; resource routes have no layout.
    const isPublic = layout === "site" || layout === null;
    if (isCacheable && isPublic && !typed) headers["Cache-Control"] = revalidate;
    if (redirect) headers.Location = redirect;
    const text = html ?? (await response.text());
    if (headers["Content-Type"]?.startsWith("text/html")) {
      if (layout === "site") headers["Speculation-Rules"] = `"${speculationRulesPath}"`;
      const inline = computeInlineHashes(text);
      headers["Content-Security-Policy"] = policy({
        ...inline,
        dataOrigin,
        hasServiceWorker: hasServiceWorker && layout === "site",
        hasVideo: text.includes(`href="${videoOrigin}/`),
      });
    }
    for (const [name, value] of response.headers) {
      if (name.startsWith("x-remix") || passedOn.has(name)) headers[name] = value;
    }
    if (stale.staleSince() !== null) seconds = Math.min(seconds, staleMaxAge);
    if (typed || !((isCacheable || response.status === 429) && cachesPages)) seconds = 0;
    const page = await encodeResponse(text, response.status, headers, {
      ...(before && { before }),
      ...(typed && { only: encoding }),
    });
    return { page, seconds };
  };
}
