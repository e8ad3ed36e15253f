import { loadInteractionScripts } from "~/client/enhancements/loading/on-first-interaction.ts";
import { clickTimeout } from "./click-timeout.ts";

const page = document.documentElement;
const files = document.querySelector<HTMLElement>("[data-islands]")?.dataset;
const served = page.dataset.query ?? location.search;
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

/**
 * Resolves when the account application runs, or the script of the first interaction; rejects when that fails to load.
 */
function waitForScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const name of ["app-live", "interaction-live"])
      addEventListener(name, () => resolve(), { once: true });
    if (files) loadInteractionScripts()?.addEventListener("error", reject);
  });
}

/**
 * True when a click on the control has its effect. With `data-live="interaction"` the script of the first interaction
 * handles it on a content page.
 */
function isReady(control: HTMLElement, island: HTMLElement | null): boolean {
  if (island) return "hydrated" in island.dataset;
  const isOfInteraction = files && control.dataset.live === "interaction";
  return isOfInteraction ? "interaction" in page.dataset : page.dataset.app === "live";
}

/** Controls with a queued click. Of several clicks on one control only the first is replayed. */
const queued = new Set<HTMLElement>();

function queueClick(control: HTMLElement, island: HTMLElement | null, key?: string): void {
  if (queued.has(control)) return;
  queued.add(control);
  if (island && failed.delete(island)) hydrating.delete(island);
  const index = controlsOf(island).indexOf(control);
  const timedOut = new Promise<void>((_, reject) => setTimeout(reject, clickTimeout(island)));
  Promise.race([island ? hydrate(island) : waitForScript(), timedOut]).then(
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

/** The control whose click the browser handles. */
let leftToBrowser: HTMLElement | null = null;

/** Repeats the click for the browser, which follows a link and closes the dialog of a form. */
function fallBack(control: HTMLElement, key?: string): void {
  queued.delete(control);
  leftToBrowser = control;
  if (!key) control.click();
  leftToBrowser = null;
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

/**
 * Hydrates an island at the first pointer, touch, key or focus event inside it, and replays the events that
 * `click-queue.ts` has queued, once per control. On a content page it calls `startEnhancements`, once, after the load
 * event or at the first interaction.
 */
export function replayEvents(startEnhancements: () => void): void {
  let hasStarted = !files;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    startEnhancements();
  };
  for (const name of ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "hydrate"])
    addEventListener(
      name,
      ({ target, type }) => {
        // Browsers send a pointerover when they paint, although the pointer has not moved.
        if (type !== "pointerover") start();
        const island = islandOf(target);
        if (island) hydrate(island);
      },
      { capture: true, passive: true },
    );
  // After the load event, so that the browser does not show the page as loading, and after the first paint.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
  addEventListener("keydown", closeOnEscape);
  const early = window.takeOverEvents((event, control, key) => {
    start();
    const island = islandOf(control);
    if (control === leftToBrowser || isReady(control, island)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    queueClick(control, island, key);
  });
  try {
    if (early.length > 0) start();
  } finally {
    // A queued click is not lost when an enhancement throws.
    for (const [control, key] of early) {
      const island = islandOf(control);
      if (isReady(control, island)) replay(control, control, key);
      else queueClick(control, island, key);
    }
  }
  // The pointer or the focus may have reached an island before this script.
  for (const island of document.querySelectorAll("[data-island]:is(:hover, :focus-within)"))
    hydrate(island);
}
