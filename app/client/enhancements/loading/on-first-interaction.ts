import { fetchScript } from "./load-script.ts";

/** By which a reader shows that they are there. */
export const movements = ["scroll", "pointermove", "pointerdown", "keydown"];

/** Fetches the scripts that the page names as `data-later`, once, at the reader's first movement. */
export function whenMoved(): void {
  const load = (event?: Event) => {
    // A browser tells where the pointer is as soon as it draws, though nobody moves it.
    const { type, movementX, movementY } = (event ?? {}) as Partial<MouseEvent>;
    if (type === "pointermove" && !movementX && !movementY) return;
    for (const name of movements) removeEventListener(name, load);
    // What comes right after the movement may begin with it.
    if (event) document.documentElement.dataset.moved = String(Date.now());
    for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-later]"))
      fetchScript(dataset.later);
  };
  for (const name of movements) addEventListener(name, load, { passive: true });
  if (scrollY > 0 || location.hash) load();
}
