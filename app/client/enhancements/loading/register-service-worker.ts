import { isSlow, savesData } from "./network-hints.ts";
import { interactionEvents } from "./on-first-interaction.ts";

/** The worker is registered after this time without an interaction, in milliseconds. */
const idleTime = 5000;

/**
 * Registers the service worker once the visitor has been idle. Skipped with Save-Data, on a slow network, and when the
 * page names no worker.
 */
export function registerServiceWorker(): void {
  const address = document.querySelector<HTMLElement>("[data-worker]")?.dataset.worker;
  const workers = navigator.serviceWorker;
  if (!address || !workers || workers.controller || savesData() || isSlow()) return;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const name of interactionEvents) removeEventListener(name, wait);
      // Without a worker the site works as before.
      workers.register(address).catch(() => {});
    }, idleTime);
  };
  for (const name of interactionEvents) addEventListener(name, wait, { passive: true });
  wait();
}
