import { ExpirationPlugin } from "workbox-expiration";
import { Strategy, type StrategyHandler } from "workbox-strategies";
import type { Locale } from "~/i18n/locale.ts";
import { cacheKey, isCacheable, languageOf, wantedLocales } from "./cache-key.ts";
import { withOfflineNotice } from "./offline-notice.ts";
import type { OfflineSettings } from "./offline-settings.ts";
import { byName, cacheNames, maxCachedPages, scope } from "./worker-scope.ts";

/** A reader who waits longer than this, in milliseconds, is better served by the copy. */
const patience = 4000;

/**
 * How pages are answered: from the network, else from the copies, with the line that says from when they are, else with
 * the page that stands in for what was not kept. What comes from the network is kept.
 */
export class PageStrategy extends Strategy {
  readonly #settings: OfflineSettings;

  constructor(settings: OfflineSettings) {
    super({
      cacheName: cacheNames.pages + settings.release,
      matchOptions: byName,
      plugins: [new ExpirationPlugin({ ...maxCachedPages, matchOptions: byName })],
    });
    this.#settings = settings;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const fresh = this.#ask(request, handler);
    const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
    const answer = await Promise.race([fresh.catch(() => null), late]);
    if (answer) return answer;
    const copy = await this.#findCopy(request, handler);
    if (copy) return aged(copy);
    return fresh.catch(async (failure) => {
      const instead = await this.#findBeforehand(this.#settings.instead, wantedBy(request));
      if (!instead) throw failure;
      // It says that there is no copy of this page, so the line about a copy would contradict it.
      return instead;
    });
  }

  async #ask(request: Request, handler: StrategyHandler): Promise<Response> {
    const { parameters, unkept } = this.#settings;
    const url = new URL(request.url);
    const answer = await handler.fetch(request);
    if (isCacheable(answer) && !unkept.includes(url.pathname)) {
      const key = cacheKey(url, languageOf(answer), parameters);
      handler.waitUntil(handler.cachePut(key, answer.clone()));
    }
    return answer;
  }

  async #findCopy(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const url = new URL(request.url);
    for (const locale of wantedBy(request)) {
      const copy =
        (await handler.cacheMatch(cacheKey(url, locale, this.#settings.parameters))) ??
        // Which branch is chosen makes no other page of those.
        (await this.#findBeforehand(url.pathname, [locale]));
      if (copy) return copy;
    }
    return undefined;
  }

  async #findBeforehand(path: string, wanted: readonly Locale[]): Promise<Response | undefined> {
    const cache = await scope.caches.open(cacheNames.beforehand + this.#settings.release);
    for (const locale of wanted) {
      const copy = await cache.match(cacheKey(new URL(path, location.href), locale, []), byName);
      if (copy) return copy;
    }
    return undefined;
  }
}

function wantedBy({ url, referrer }: Request): readonly Locale[] {
  return wantedLocales(new URL(url), { referrer, preferred: navigator.language });
}

/** A copy with the line that says from when it is. */
async function aged(copy: Response): Promise<Response> {
  const headers = new Headers(copy.headers);
  // They are about the bytes that came over the network.
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  const from = Date.parse(headers.get("date") ?? "");
  const html = await copy.text();
  return new Response(Number.isNaN(from) ? html : withOfflineNotice(html, from), { headers });
}
