import { scope } from "./worker-scope.ts";

// Replaces the worker when offline pages are off (`OFFLINE_PAGES=off`): it deletes all caches and unregisters itself.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => {
  const unregister = async () => {
    for (const name of await scope.caches.keys()) await scope.caches.delete(name);
    indexedDB.deleteDatabase("workbox-expiration");
    await scope.registration.unregister();
  };
  event.waitUntil(unregister());
});
