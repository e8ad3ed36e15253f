import { allowsMotion } from "./reduced-motion.ts";

/**
 * Reveals content with an animation when 10 % of it is visible (REQ-HOME-9). Only content below the window on load is
 * hidden first: visible content, or content above, never is (REQ-FAQ-4). `data-reveal` is the root margin of the
 * observer.
 */
export function reveal(): void {
  if (!allowsMotion() || !("IntersectionObserver" in window)) return;
  const parts = [...document.querySelectorAll<HTMLElement>("[data-reveal]")];
  // All positions are read before any write, which avoids forced layouts.
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

/** Reveals the content around `element` at once, because it is a navigation target. */
export function revealNow(element: Element): void {
  const part = element.closest<HTMLElement>("[data-visible=false]");
  if (part) delete part.dataset.visible;
}
