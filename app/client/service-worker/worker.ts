import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";
import { type OfflineSettings, settingsName } from "./offline-settings.ts";
import { PageStrategy } from "./page-strategy.ts";
import { cacheOpenPages, deleteOldCaches, precachePages } from "./precache.ts";
import { cacheNames, matchOptions, scope } from "./worker-scope.ts";

// The service worker: pages that were opened, and the urgent ones, work offline. It handles requests for pages and for
// their files, and no others.
const settings = (globalThis as unknown as Record<typeof settingsName, OfflineSettings>)[
  settingsName
];
const { excluded, release } = settings;

scope.addEventListener("install", (event) => {
  const precache = async () => {
    await precachePages(settings);
    await cacheOpenPages(settings);
    await scope.skipWaiting();
  };
  event.waitUntil(precache());
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches(release).then(() => scope.clients.claim()));
});

// Navigation preload: the page request starts while the worker boots.
enableNavigationPreload();

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === "navigate" && !excluded.includes(url.pathname),
  new PageStrategy(settings),
);

const files = { cacheName: cacheNames.files + release, matchOptions };
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst(files),
);
// Their file names have no hash, so they are revalidated.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(covers|icons)\//.test(url.pathname),
  new StaleWhileRevalidate(files),
);
