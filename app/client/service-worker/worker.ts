import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";
import { type OfflineSettings, settingsName } from "./offline-settings.ts";
import { PageStrategy } from "./page-strategy.ts";
import { dropFormer, keepOpened, precachePages } from "./precache.ts";
import { byName, cacheNames, scope } from "./worker-scope.ts";

// The service worker: what was opened, and what may be urgent, is there without a network. It answers for pages and for
// the files they are made of, and for nothing else.
const settings = (globalThis as unknown as Record<typeof settingsName, OfflineSettings>)[
  settingsName
];
const { apart, release } = settings;

scope.addEventListener("install", (event) => {
  const keep = async () => {
    await precachePages(settings);
    await keepOpened(settings);
    await scope.skipWaiting();
  };
  event.waitUntil(keep());
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(dropFormer(release).then(() => scope.clients.claim()));
});

// A page need not wait until the worker is awake.
enableNavigationPreload();

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === "navigate" && !apart.includes(url.pathname),
  new PageStrategy(settings),
);

const files = { cacheName: cacheNames.files + release, matchOptions: byName };
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst(files),
);
// Their names stay when they change.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(covers|icons)\//.test(url.pathname),
  new StaleWhileRevalidate(files),
);
