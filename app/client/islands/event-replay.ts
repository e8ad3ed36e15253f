import { restoreScrollPosition } from "~/client/enhancements/links/scroll-position.ts";
import { loadScript } from "~/client/enhancements/loading/load-script.ts";
import { createTrustedTypesPolicy } from "~/client/enhancements/loading/trusted-types-policy.ts";

// Inlined into every page, after its first screen and before any other script. It hydrates an island at the first pointer, touch, key or focus event
// inside it. Clicks before hydration are queued and replayed once per control.

/**
 * Timeouts of a queued click, in milliseconds; afterwards a link is followed without JavaScript. An island may need
 * several files, one after the other.
 */
const timeout = 4000;
const islandTimeout = 10_000;

createTrustedTypesPolicy();

const page = document.documentElement;
const files = document.querySelector<HTMLElement>("[data-page]")?.dataset;
const served = location.search;
const hydrating = new WeakMap<Element, Promise<void>>();
/** Islands whose hydration failed; the next click retries. */
const failed = new WeakSet<Element>();

interface HydrateModule {
  hydrate(island: Element, search: string): Promise<void>;
}

function islandOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-island]") : null;
}

/** Resolves when the island is hydrated. */
function hydrate(island: Element): Promise<void> {
  let hydration = hydrating.get(island);
  if (!hydration) {
    hydration = import(/* @vite-ignore */ files?.islands ?? "").then((module: HydrateModule) =>
      module.hydrate(island, served),
    );
    // The caller gets the rejection, and hydrate-island.tsx logs it.
    hydration.catch(() => failed.add(island));
    hydrating.set(island, hydration);
  }
  return hydration;
}

let isMissing = false;

/** Resolves when the enhancements of the page, or the account application, run; rejects when they failed to load. */
function appReady(): Promise<void> {
  return new Promise((resolve, reject) => {
    addEventListener("app-live", () => resolve(), { once: true });
    addEventListener("app-missing", reject, { once: true });
    if (isMissing) reject();
  });
}

let hasStarted = !files;

/** Loads the enhancements of the page, after its load event or at the first interaction. */
function loadEnhancements(): void {
  if (hasStarted) return;
  hasStarted = true;
  loadScript(files?.page)?.addEventListener("error", () => {
    isMissing = true;
    dispatchEvent(new Event("app-missing"));
  });
}

/** Keys that a control handles itself. The browser turns Enter, and Space on a button, into a click. */
const keys = /^( |Arrow.+|Home|End)$/;

/** Controls with a queued click. Of several clicks on one control only the first is replayed. */
const queued = new Set<HTMLElement>();

function queueClick(event: Event): void {
  const { target, button, key, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent &
    KeyboardEvent;
  const control = target instanceof Element ? target.closest<HTMLElement>("[data-live]") : null;
  if (!control || button || metaKey || ctrlKey || shiftKey || altKey) return;
  if (key !== undefined && !(control.matches("a[role]") && keys.test(key))) return;
  const island = islandOf(control);
  if (island ? "hydrated" in island.dataset : page.dataset.app === "live") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (queued.has(control)) return;
  queued.add(control);
  if (island && failed.delete(island)) hydrating.delete(island);
  const index = controlsOf(island).indexOf(control);
  const timedOut = new Promise<void>((_, reject) =>
    setTimeout(reject, island ? islandTimeout : timeout),
  );
  Promise.race([island ? hydrate(island) : appReady(), timedOut]).then(
    // Hydration may have replaced the element.
    () => replay(control, control.isConnected ? control : controlsOf(island)[index], key),
    () => fallBack(control, key),
  );
}

function controlsOf(island: Element | null): HTMLElement[] {
  return [...(island?.querySelectorAll<HTMLElement>("[data-live]") ?? [])];
}

function replay(clicked: HTMLElement, control: HTMLElement | undefined, key?: string): void {
  queued.delete(clicked);
  const options = { key, bubbles: true, cancelable: true };
  if (key) control?.dispatchEvent(new KeyboardEvent("keydown", options));
  else control?.click();
}

function fallBack(control: HTMLElement, key?: string): void {
  queued.delete(control);
  if (control instanceof HTMLAnchorElement && !key) location.assign(control.href);
  // A dialog that was served open closes without JavaScript too.
  if (control instanceof HTMLButtonElement && control.form?.method === "dialog")
    control.closest("dialog")?.close();
}

/** A dialog that was served open is not modal yet, so the browser does not close it on Escape. */
function closeOnEscape({ key }: KeyboardEvent): void {
  const dialog = document.querySelector<HTMLDialogElement>(
    "[data-island]:not([data-hydrated]) dialog[open]",
  );
  const island = islandOf(dialog);
  if (key !== "Escape" || !island) return;
  const close = () => island.querySelector("dialog")?.close();
  hydrate(island).then(close, close);
}

for (const name of ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "hydrate"]) {
  addEventListener(
    name,
    ({ target, type }) => {
      // Browsers send a pointerover when they paint, although the pointer has not moved.
      if (type !== "pointerover") loadEnhancements();
      const island = islandOf(target);
      if (island) hydrate(island);
    },
    { capture: true, passive: true },
  );
}
// After the load event, so that the browser does not show the page as loading, and after the first paint.
addEventListener("load", () => requestAnimationFrame(() => setTimeout(loadEnhancements)));
addEventListener("click", queueClick, true);
addEventListener("keydown", queueClick, true);
addEventListener("keydown", closeOnEscape);
addEventListener("DOMContentLoaded", restoreScrollPosition);
