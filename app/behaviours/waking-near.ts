import { movesSmoothly } from "./motion.ts";
import { savesData } from "./saves-data.ts";

/**
 * Wakes the islands with `data-when="near"` when they come near the window; not for readers who save data or want no
 * motion, who miss nothing.
 */
export function wakingNear(): void {
  if (!movesSmoothly() || savesData()) return;
  for (const island of document.querySelectorAll("[data-when=near]")) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        island.dispatchEvent(new Event("wake"));
      },
      { rootMargin: "50% 0px" },
    );
    if (island.firstElementChild) observer.observe(island.firstElementChild);
  }
}
