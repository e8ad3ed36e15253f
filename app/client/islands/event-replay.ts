import { restorePlace } from "~/client/enhancements/links/scroll-position.ts";
import { fetchScript } from "~/client/enhancements/loading/load-script.ts";
import { ownFilesOnly } from "~/client/enhancements/loading/trusted-types-policy.ts";

/**
 * Stands in every page, before anything else of ours runs. It keeps the press that comes too early and repeats it once
 * it is answered, and it wakes an island at the first touch, key or focus inside it.
 */

/**
 * A press that nobody has answered for this long is given up: a link is then followed, in milliseconds. An island may
 * need several files, one after the other.
 */
const patience = 4000;
const islandPatience = 10_000;

ownFilesOnly();

const page = document.documentElement;
const files = document.querySelector<HTMLElement>("[data-page]")?.dataset;
const served = location.search;
const waking = new WeakMap<Element, Promise<void>>();
/** Islands that could not be started; the next press tries again. */
const failed = new WeakSet<Element>();

interface Waker {
  wake(island: Element, search: string): Promise<void>;
}

function islandOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-island]") : null;
}

/** Resolves when the island answers. */
function wake(island: Element): Promise<void> {
  let awake = waking.get(island);
  if (!awake) {
    awake = import(/* @vite-ignore */ files?.islands ?? "").then((module: Waker) =>
      module.wake(island, served),
    );
    // Whoever waits for it hears of the failure; so does the console.
    awake.catch(() => failed.add(island));
    waking.set(island, awake);
  }
  return awake;
}

let isMissing = false;

/** Resolves when the functions of the page are there, or the application; rejects when they cannot come. */
function living(): Promise<void> {
  return new Promise((resolve, reject) => {
    addEventListener("app-live", () => resolve(), { once: true });
    addEventListener("app-missing", reject, { once: true });
    if (isMissing) reject();
  });
}

let begun = !files;

/** The functions of the page come once it stands, or at the reader's first sign. */
function begin(): void {
  if (begun) return;
  begun = true;
  fetchScript(files?.page)?.addEventListener("error", () => {
    isMissing = true;
    dispatchEvent(new Event("app-missing"));
  });
}

/** Keys that a control answers itself; Enter, and Space on a button, the browser turns into a click. */
const keys = /^( |Arrow.+|Home|End)$/;

/** Controls with a press that waits: of several impatient presses on one the first counts, once. */
const held = new Set<HTMLElement>();

function hold(event: Event): void {
  const { target, button, key, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent &
    KeyboardEvent;
  const control = target instanceof Element ? target.closest<HTMLElement>("[data-live]") : null;
  if (!control || button || metaKey || ctrlKey || shiftKey || altKey) return;
  if (key !== undefined && !(control.matches("a[role]") && keys.test(key))) return;
  const island = islandOf(control);
  if (island ? "awake" in island.dataset : page.dataset.app === "live") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.has(control)) return;
  held.add(control);
  if (island && failed.delete(island)) waking.delete(island);
  const place = controlsOf(island).indexOf(control);
  const late = new Promise<void>((_, reject) =>
    setTimeout(reject, island ? islandPatience : patience),
  );
  Promise.race([island ? wake(island) : living(), late]).then(
    // Where what woke differs from what was served, another element stands in its place.
    () => repeat(control, control.isConnected ? control : controlsOf(island)[place], key),
    () => giveUp(control, key),
  );
}

function controlsOf(island: Element | null): HTMLElement[] {
  return [...(island?.querySelectorAll<HTMLElement>("[data-live]") ?? [])];
}

function repeat(pressed: HTMLElement, control: HTMLElement | undefined, key?: string): void {
  held.delete(pressed);
  const options = { key, bubbles: true, cancelable: true };
  if (key) control?.dispatchEvent(new KeyboardEvent("keydown", options));
  else control?.click();
}

function giveUp(control: HTMLElement, key?: string): void {
  held.delete(control);
  if (control instanceof HTMLAnchorElement && !key) location.assign(control.href);
  // What was served open closes without anybody's help.
  if (control instanceof HTMLButtonElement && control.form?.method === "dialog")
    control.closest("dialog")?.close();
}

/** A dialog that was served open is no modal one yet, and hears no Escape. */
function leaveDialog({ key }: KeyboardEvent): void {
  const asleep = "[data-island]:not([data-awake])";
  const dialog = document.querySelector<HTMLDialogElement>(`${asleep} dialog[open]`);
  const island = islandOf(dialog);
  if (key !== "Escape" || !island) return;
  const close = () => island.querySelector("dialog")?.close();
  wake(island).then(close, close);
}

for (const sign of ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "wake"]) {
  addEventListener(
    sign,
    ({ target, type }) => {
      // A browser tells where the pointer is as soon as it draws, though nobody moves it.
      if (type !== "pointerover") begin();
      const island = islandOf(target);
      if (island) wake(island);
    },
    { capture: true, passive: true },
  );
}
// After it, or the browser would take the page for one that still loads, and after the first paint.
addEventListener("load", () => requestAnimationFrame(() => setTimeout(begin)));
addEventListener("click", hold, true);
addEventListener("keydown", hold, true);
addEventListener("keydown", leaveDialog);
restorePlace();
