import { ExpirationPlugin } from "workbox-expiration";
import { Strategy, type StrategyHandler } from "workbox-strategies";
import type { Locale } from "~/i18n/locale.ts";
import { acceptedLocales, cacheKey, isCacheable, languageOf } from "./cache-key.ts";
import { withOfflineNotice } from "./offline-notice.ts";
import type { OfflineSettings } from "./offline-settings.ts";
import { cacheNames, matchOptions, maxCachedPages, scope } from "./worker-scope.ts";

/** Network timeout in milliseconds; afterwards the cached copy is shown. */
const networkTimeout = 4000;

/**
 * Network first with a timeout, then the cached copy with the offline notice, then the precached fallback page. Responses
 * from the network are cached.
 */
export class PageStrategy extends Strategy {
  readonly #settings: OfflineSettings;

  constructor(settings: OfflineSettings) {
    super({
      cacheName: cacheNames.pages + settings.release,
      matchOptions,
      plugins: [new ExpirationPlugin({ ...maxCachedPages, matchOptions })],
    });
    this.#settings = settings;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const fresh = this.#fetchAndCache(request, handler);
    const timeout = new Promise<null>((resolve) => setTimeout(resolve, networkTimeout, null));
    const response = await Promise.race([fresh.catch(() => null), timeout]);
    if (response) return response;
    const copy = await this.#findCopy(request, handler);
    if (copy) return withNotice(copy);
    return fresh.catch(async (failure) => {
      const fallback = await this.#findPrecached(this.#settings.fallback, localesFor(request));
      if (!fallback) throw failure;
      // The fallback page says that no copy exists, so it gets no notice about a copy.
      return fallback;
    });
  }

  async #fetchAndCache(request: Request, handler: StrategyHandler): Promise<Response> {
    const { parameters, uncached } = this.#settings;
    const url = new URL(request.url);
    const response = await handler.fetch(request);
    if (isCacheable(response) && !uncached.includes(url.pathname)) {
      const key = cacheKey(url, languageOf(response), parameters);
      handler.waitUntil(handler.cachePut(key, response.clone()));
    }
    return response;
  }

  async #findCopy(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const url = new URL(request.url);
    for (const locale of localesFor(request)) {
      const copy =
        (await handler.cacheMatch(cacheKey(url, locale, this.#settings.parameters))) ??
        // Its scripts select the branch of the address.
        (await this.#findPrecached(url.pathname, [locale]).then(withServedQuery(locale)));
      if (copy) return copy;
    }
    return undefined;
  }

  async #findPrecached(path: string, wanted: readonly Locale[]): Promise<Response | undefined> {
    // `open` would create the cache again after a newer worker has deleted it.
    const options = { ...matchOptions, cacheName: cacheNames.precached + this.#settings.release };
    for (const locale of wanted) {
      const key = cacheKey(new URL(path, location.href), locale, []);
      const copy = await scope.caches.match(key, options);
      if (copy) return copy;
    }
    return undefined;
  }
}

function localesFor({ url, referrer }: Request): readonly Locale[] {
  return acceptedLocales(new URL(url), { referrer, preferred: navigator.language });
}

/** Names the query that a precached copy was served with, which may not be that of the address. */
function withServedQuery(locale: Locale): (copy?: Response) => Promise<Response | undefined> {
  const query = locale === "ar" ? "?lang=ar" : "";
  return async (copy) =>
    copy &&
    new Response((await copy.text()).replace(/<html [^>]*/, `$& data-query="${query}"`), {
      headers: copy.headers,
    });
}

/** A cached copy with its offline notice. */
async function withNotice(copy: Response): Promise<Response> {
  const headers = new Headers(copy.headers);
  // These headers describe the encoded bytes of the network response.
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  const from = Date.parse(headers.get("date") ?? "");
  const html = await copy.text();
  return new Response(Number.isNaN(from) ? html : withOfflineNotice(html, from), { headers });
}
