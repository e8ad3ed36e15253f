import { isSlow, savesData } from "./network-hints.ts";
import { interactionEvents } from "./on-first-interaction.ts";

/** The visit is quiet when nobody has moved for this long, in milliseconds. */
const quiet = 5000;

/**
 * Brings the worker that keeps pages for a reader without a network, once the visit has gone quiet. Not for readers who
 * spare their data or whose network is slow, and not where the page names no worker.
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
      // Where it cannot come, the site is what it was.
      workers.register(address).catch(() => {});
    }, quiet);
  };
  for (const name of interactionEvents) addEventListener(name, wait, { passive: true });
  wait();
}
