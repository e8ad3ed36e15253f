import { loadScript } from "./load-script.ts";

/** Events that count as the first interaction with a page. */
export const interactionEvents = ["scroll", "pointermove", "pointerdown", "keydown"];

/** Loads the scripts that the page names in `data-later`, once, at the first interaction. */
export function onFirstInteraction(): void {
  const load = (event?: Event) => {
    // Browsers send a pointermove when they paint, although the pointer has not moved.
    const { type, movementX, movementY } = (event ?? {}) as Partial<MouseEvent>;
    if (type === "pointermove" && !movementX && !movementY) return;
    for (const name of interactionEvents) removeEventListener(name, load);
    // The count-up of figures compares this time with the moment at which they became visible.
    if (event) document.documentElement.dataset.moved = String(Date.now());
    for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-later]"))
      loadScript(dataset.later);
  };
  for (const name of interactionEvents) addEventListener(name, load, { passive: true });
  if (scrollY > 0 || location.hash) load();
}
