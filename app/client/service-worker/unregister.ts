import { scope } from "./worker-scope.ts";

// Takes the worker's place where the site is to keep no pages (`OFFLINE_PAGES=off`): it takes away what was kept, and
// itself. Nothing of the worker that it replaces is in it.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => {
  const leave = async () => {
    for (const name of await scope.caches.keys()) await scope.caches.delete(name);
    indexedDB.deleteDatabase("workbox-expiration");
    await scope.registration.unregister();
  };
  event.waitUntil(leave());
});
