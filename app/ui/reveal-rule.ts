/** When a section counts as seen: a tenth of it is inside the window moved by `rootMargin` (A§9). */
export function revealOptions(rootMargin = "0px"): IntersectionObserverInit {
  return { threshold: 0.1, rootMargin };
}

/** True only for what begins below the window: what is on screen, or was scrolled past, is never hidden. In pixels. */
export function startsHidden(top: number, windowHeight: number): boolean {
  return top >= windowHeight;
}
