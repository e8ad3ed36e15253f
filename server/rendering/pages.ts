import { localeParameter } from "../../app/i18n/locale.ts";
import { omanYear } from "../../app/i18n/oman-date.ts";
import { chooseEncoding, createResponse, type EncodedResponse } from "../http/http-response.ts";
import type { Metrics } from "../http/metrics.ts";
import type { SearchLimit } from "../http/search-limit.ts";
import { cacheControl, revalidate } from "./cache-control.ts";
import { PageCache } from "./page-cache.ts";
import { createPageRenderer, type RenderOptions, varyHeader } from "./page-renderer.ts";
import { type PageRequest, readPageRequest } from "./page-request.ts";
import { createRecompressor } from "./recompress.ts";
import { findRedirect, type RedirectOptions, redirectTo } from "./redirects.ts";

export interface PagesOptions extends RedirectOptions, RenderOptions {
  metrics: Pick<Metrics, "countCacheLookup" | "observeRender">;
  limitSearch: SearchLimit;
}

/** Rendered pages together take at most this much memory, in bytes. */
const cacheBytes = 64 * 1024 * 1024;

/**
 * Handles GET and HEAD of every page and of the data of account and staff pages, from the page cache where possible. A
 * search is counted by the client's IP address, and is not done when the client has to wait.
 */
export function servePages(
  options: PagesOptions,
): (request: Request, clientAddress: () => string) => Promise<Response> {
  const { metrics } = options;
  const cache = new PageCache(cacheBytes);
  const renderPage = createPageRenderer(options);
  const recompressPopular = createRecompressor();
  return async (request, clientAddress) => {
    const requested = readPageRequest(request);
    const redirect = await findRedirect(requested, options);
    if (redirect) return redirectTo(redirect, varyHeader.page);
    const year = omanYear(Date.now());
    const getPage = async (pageRequest: PageRequest): Promise<EncodedResponse> => {
      let lookup: "hit" | "miss" = "hit";
      const { page, seconds } = await cache.get(`${year} ${pageRequest.key}`, async (before) => {
        lookup = "miss";
        const start = performance.now();
        const rendered = await renderPage(pageRequest, {
          year,
          before,
          encoding: chooseEncoding(request.headers.get("accept-encoding")),
        });
        metrics.observeRender((performance.now() - start) / 1000);
        return rendered;
      });
      metrics.countCacheLookup(lookup);
      const isSmallest = recompressPopular(page);
      if (page.headers["Cache-Control"] !== revalidate) return page;
      // With `no-cache`, a browser would request a prefetched page again on the click.
      const caching = isPrefetch(request)
        ? `private, max-age=${prefetchMaxAge}`
        : cacheControl(isSmallest ? seconds : Math.min(seconds, maxAgeBeforeRecompression));
      return withHeader(page, "Cache-Control", caching);
    };
    if (requested.typed) {
      const result = await options.limitSearch(clientAddress(), () => getPage(requested));
      if (typeof result !== "number") return createResponse(result, request);
      const limited = await getPage(limitedSearch(requested));
      return createResponse(withHeader(limited, "Retry-After", String(result)), request);
    }
    return createResponse(await getPage(requested), request);
  };
}

/** The request of a client that has to wait, without its query. Its page is cached for each language. */
function limitedSearch(requested: PageRequest): PageRequest {
  const { language, pathname } = requested;
  const search = language.explicit ? `?${localeParameter}=${language.locale}` : "";
  const key = `limited ${language.locale} ${pathname}${search}`;
  return { ...requested, search, key, typed: false, isLimited: true };
}

/** In seconds. A shared cache soon requests a page again that is not compressed at maximum quality yet. */
const maxAgeBeforeRecompression = 5;

/** In seconds. A prefetched page is used without revalidation for this time. */
const prefetchMaxAge = 10;

/** True when the browser prefetches a page, for example on hover. */
function isPrefetch({ headers }: Request): boolean {
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  return purpose.startsWith("prefetch");
}

function withHeader(page: EncodedResponse, name: string, value: string): EncodedResponse {
  return { ...page, headers: { ...page.headers, [name]: value } };
}
