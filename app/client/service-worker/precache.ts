import { CacheExpiration } from "workbox-expiration";
import { type Locale, locales } from "~/i18n/locale.ts";
import { localeInSearch } from "~/i18n/localized-path.ts";
import { cacheKey, isCacheable, languageOf } from "./cache-key.ts";
import type { OfflineSettings } from "./offline-settings.ts";
import { byName, cacheNames, maxCachedPages, scope } from "./worker-scope.ts";

/** What a page needs to look and to live as it does: scripts, letters and drawings; photographs are kept when they are shown. */
const needed = /\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g;

/** Keeps what everybody may need: branches, urgency, and the page that stands in for others, in both languages. */
export async function precachePages(settings: OfflineSettings): Promise<void> {
  const { beforehand, files, release } = settings;
  const cacheName = cacheNames.beforehand + release;
  for (const path of beforehand) {
    for (const locale of locales) {
      const hasStoredValue = await keepPage(
        new URL(path, location.href),
        locale,
        settings,
        cacheName,
      );
      if (!hasStoredValue) throw new Error(`${path} cannot be kept`);
    }
  }
  await keepFiles(files, release);
}

/**
 * Keeps the pages that are open at this moment, for the first was there before the worker, and those that an earlier
 * release has kept, asked for anew. Who saves data meanwhile gives these up.
 */
export async function keepOpened(settings: OfflineSettings): Promise<void> {
  const { apart, parameters, release, unkept } = settings;
  const cacheName = cacheNames.pages + release;
  const expiration = new CacheExpiration(cacheName, { ...maxCachedPages, matchOptions: byName });
  for (const [address, locale] of [...(await formerPages(release)), ...(await openPages())]) {
    if ([...apart, ...unkept].includes(address.pathname)) continue;
    const hasStoredValue = await keepPage(address, locale, settings, cacheName).catch(() => false);
    if (hasStoredValue) await expiration.updateTimestamp(cacheKey(address, locale, parameters));
  }
  await expiration.expireEntries();
}

/** Takes away all that is not of this release. */
export async function dropFormer(release: string): Promise<void> {
  for (const name of await formerCaches(release)) {
    if (name.startsWith(cacheNames.pages)) await new CacheExpiration(name, maxCachedPages).delete();
    await scope.caches.delete(name);
  }
}

async function formerCaches(release: string): Promise<string[]> {
  const own = Object.values(cacheNames).map((kind) => kind + release);
  return (await scope.caches.keys()).filter((name) => !own.includes(name));
}

/** A clean address may show either language, and the worker cannot see which. */
async function openPages(): Promise<[URL, Locale][]> {
  const open = await scope.clients.matchAll({ includeUncontrolled: true, type: "window" });
  return open.flatMap(({ url }) => {
    const address = new URL(url);
    const named = localeInSearch(address.search);
    return (named ? [named] : locales).map((locale): [URL, Locale] => [address, locale]);
  });
}

async function formerPages(release: string): Promise<[URL, Locale][]> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return [];
  const names = await formerCaches(release);
  const former = names.filter((name) => name.startsWith(cacheNames.pages));
  const keys = former.map(async (name) => (await scope.caches.open(name)).keys());
  return (await Promise.all(keys)).flat().map(({ url }) => {
    const address = new URL(url);
    return [address, localeInSearch(address.search) ?? "en"];
  });
}

/**
 * Asks for a page as a stranger does and keeps it, with what it needs: nothing of the reader goes along, and English has
 * its clean links whatever was chosen. Answers false where it may not be kept.
 */
async function keepPage(
  address: URL,
  locale: Locale,
  { parameters, release }: OfflineSettings,
  cacheName: string,
): Promise<boolean> {
  const key = cacheKey(address, locale, parameters);
  const answer = await fetch(key, {
    cache: "no-cache",
    credentials: "omit",
    headers: { "Accept-Language": locale },
  });
  if (!isCacheable(answer) || languageOf(answer) !== locale) return false;
  const html = await answer.clone().text();
  await (await scope.caches.open(cacheName)).put(key, answer);
  await keepFiles(html.match(needed) ?? [], release);
  return true;
}

/** Keeps files that are not kept yet. The name of a file says what is in it: an earlier release's copy is as good. */
async function keepFiles(addresses: Iterable<string>, release: string): Promise<void> {
  const cache = await scope.caches.open(cacheNames.files + release);
  for (const address of new Set(addresses)) {
    if (await cache.match(address, byName)) continue;
    const answer = (await scope.caches.match(address, byName)) ?? (await fetch(address));
    if (answer.ok) await cache.put(address, answer);
  }
}
