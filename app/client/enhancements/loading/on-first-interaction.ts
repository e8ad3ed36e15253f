import { localeStorageKey } from "~/i18n/locale.ts";
import { loadScript } from "./load-script.ts";
import { readStoredValue } from "./web-storage.ts";

/** Events that count as the first interaction with a page. */
export const interactionEvents = ["scroll", "pointermove", "pointerdown", "keydown"];

const loaded = new Map<string, HTMLScriptElement>();

/**
 * Loads the scripts that the page names in `data-on-interaction`, each once, and returns the element of the first,
 * which every content page has. The next call loads a script again that has failed to load.
 */
export function loadInteractionScripts(): HTMLScriptElement | undefined {
  const named = document.querySelectorAll<HTMLElement>("[data-on-interaction]");
  const [first] = Array.from(named, ({ dataset }) => loadOnce(dataset.onInteraction ?? ""));
  return first;
}

function loadOnce(address: string): HTMLScriptElement | undefined {
  const known = loaded.get(address);
  if (known) return known;
  const script = loadScript(address);
  if (script) loaded.set(address, script);
  script?.addEventListener("error", () => loaded.delete(address));
  return script;
}

/**
 * Calls `loadInteractionScripts` at the first interaction, or at once when the page is scrolled, has a fragment, or is
 * not in the stored language (`language-cookie.ts`).
 */
export function onFirstInteraction(): void {
  const load = (event?: Event) => {
    // Browsers send a pointermove when they paint, although the pointer has not moved.
    const { type, movementX, movementY } = (event ?? {}) as Partial<MouseEvent>;
    if (type === "pointermove" && !movementX && !movementY) return;
    for (const name of interactionEvents) removeEventListener(name, load);
    // The count-up of figures compares this time with the moment at which they became visible.
    if (event) document.documentElement.dataset.moved = String(Date.now());
    loadInteractionScripts();
  };
  for (const name of interactionEvents) addEventListener(name, load, { passive: true });
  const stored = readStoredValue("localStorage", localeStorageKey);
  const isInStoredLanguage = !stored || stored === document.documentElement.lang;
  if (scrollY > 0 || location.hash || !isInStoredLanguage) load();
}
