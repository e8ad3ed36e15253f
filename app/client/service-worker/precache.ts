import { CacheExpiration } from "workbox-expiration";
import { type Locale, locales } from "~/i18n/locale.ts";
import { localeInSearch } from "~/i18n/localized-path.ts";
import { cacheKey, isCacheable, languageOf } from "./cache-key.ts";
import type { OfflineSettings } from "./offline-settings.ts";
import { cacheNames, matchOptions, maxCachedPages, scope } from "./worker-scope.ts";

/** Files that a page needs: scripts, styles, fonts and illustrations. Photographs are cached when they are shown. */
const needed = /\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g;

/** Caches the pages that must open without a network, in both languages. */
export async function precachePages(settings: OfflineSettings): Promise<void> {
  const { precached, files, release } = settings;
  const cacheName = cacheNames.precached + release;
  for (const path of precached) {
    for (const locale of locales) {
      const isCached = await cachePage(new URL(path, location.href), locale, settings, cacheName);
      if (!isCached) throw new Error(`${path} (${locale}) cannot be cached`);
    }
  }
  await cacheFiles(files, release);
}

/**
 * Caches the pages that are open now, because the first was loaded before the worker, and refetches those that an earlier
 * release has cached. Save-Data skips the refetch.
 */
export async function cacheOpenPages(settings: OfflineSettings): Promise<void> {
  const { excluded, parameters, release, uncached } = settings;
  const cacheName = cacheNames.pages + release;
  const expiration = new CacheExpiration(cacheName, { ...maxCachedPages, matchOptions });
  for (const [address, locale] of [...(await oldPages(release)), ...(await openPages())]) {
    if ([...excluded, ...uncached].includes(address.pathname)) continue;
    const isCached = await cachePage(address, locale, settings, cacheName).catch(() => false);
    if (isCached) await expiration.updateTimestamp(cacheKey(address, locale, parameters));
  }
  await expiration.expireEntries();
}

/** Deletes the caches of other releases. */
export async function deleteOldCaches(release: string): Promise<void> {
  for (const name of await oldCaches(release)) {
    if (name.startsWith(cacheNames.pages)) await new CacheExpiration(name, maxCachedPages).delete();
    await scope.caches.delete(name);
  }
}

async function oldCaches(release: string): Promise<string[]> {
  const own = Object.values(cacheNames).map((kind) => kind + release);
  return (await scope.caches.keys()).filter((name) => !own.includes(name));
}

/** An address without a language may show either one, and the worker cannot see which. */
async function openPages(): Promise<[URL, Locale][]> {
  const open = await scope.clients.matchAll({ includeUncontrolled: true, type: "window" });
  return open.flatMap(({ url }) => {
    const address = new URL(url);
    const named = localeInSearch(address.search);
    return (named ? [named] : locales).map((locale): [URL, Locale] => [address, locale]);
  });
}

async function oldPages(release: string): Promise<[URL, Locale][]> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return [];
  const names = await oldCaches(release);
  const former = names.filter((name) => name.startsWith(cacheNames.pages));
  const keys = former.map(async (name) => (await scope.caches.open(name)).keys());
  return (await Promise.all(keys)).flat().map(({ url }) => {
    const address = new URL(url);
    return [address, localeInSearch(address.search) ?? "en"];
  });
}

/**
 * Fetches a page without credentials and caches it with the files it needs. English links have no language parameter,
 * whatever the visitor has chosen. Resolves to false when the response may not be cached.
 */
async function cachePage(
  address: URL,
  locale: Locale,
  { parameters, release }: OfflineSettings,
  cacheName: string,
): Promise<boolean> {
  const key = cacheKey(address, locale, parameters);
  const response = await fetch(key, {
    cache: "no-cache",
    credentials: "omit",
    headers: { "Accept-Language": locale },
  });
  if (!isCacheable(response) || languageOf(response) !== locale) return false;
  const html = await response.clone().text();
  await (await scope.caches.open(cacheName)).put(key, response);
  await cacheFiles(html.match(needed) ?? [], release);
  return true;
}

/** Caches files that are not cached yet. File names contain a hash, so a copy of an earlier release is still valid. */
async function cacheFiles(addresses: Iterable<string>, release: string): Promise<void> {
  const cache = await scope.caches.open(cacheNames.files + release);
  for (const address of new Set(addresses)) {
    if (await cache.match(address, matchOptions)) continue;
    const response = (await scope.caches.match(address, matchOptions)) ?? (await fetch(address));
    if (response.ok) await cache.put(address, response);
  }
}
