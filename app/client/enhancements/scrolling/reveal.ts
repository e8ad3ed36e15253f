import { allowsMotion } from "./reduced-motion.ts";

/**
 * Reveals content with an animation when 10 % of it is visible (REQ-HOME-9). Only content below the window on load is
 * hidden first: visible content, or content above, never is (REQ-FAQ-4). `data-reveal` is the root margin of the
 * observer. Positions come from the observer's first report: reading them here would force a layout.
 */
export function reveal(): void {
  if (!allowsMotion() || !("IntersectionObserver" in window)) return;
  for (const part of document.querySelectorAll<HTMLElement>("[data-reveal]")) {
    let isFirst = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { isIntersecting, boundingClientRect } = entry;
        if (isFirst) {
          isFirst = false;
          const isBelow = boundingClientRect.top >= innerHeight;
          if (isIntersecting || !isBelow) observer.disconnect();
          else part.dataset.visible = "false";
        } else if (isIntersecting) {
          part.dataset.visible = "true";
          observer.disconnect();
        }
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
