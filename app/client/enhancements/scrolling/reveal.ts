import { allowsMotion } from "./reduced-motion.ts";

/**
 * Content that rises into place when 10 % of it is seen (REQ-HOME-9). Only what is below the window when the page comes
 * alive is held back: what is on screen, or was scrolled past, is never hidden (REQ-FAQ-4). `data-reveal` says how far
 * the edges of the window are moved for the rule, as a root margin.
 */
export function reveal(): void {
  if (!allowsMotion() || !("IntersectionObserver" in window)) return;
  const parts = [...document.querySelectorAll<HTMLElement>("[data-reveal]")];
  // All places are read before anything is written: each reading after a writing would lay the page out again.
  const below = parts.filter((part) => part.getBoundingClientRect().top >= innerHeight);
  for (const part of below) {
    part.dataset.visible = "false";
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        part.dataset.visible = "true";
        observer.disconnect();
      },
      { threshold: 0.1, rootMargin: part.dataset.reveal || "0px" },
    );
    observer.observe(part);
  }
}

/** Shows what holds `element` back, at once: somebody is on the way to it. */
export function revealNow(element: Element): void {
  const part = element.closest<HTMLElement>("[data-visible=false]");
  if (part) delete part.dataset.visible;
}
