import { allowsMotion } from "./reduced-motion.ts";

/** Scrolls the page to its top, smoothly where the visitor accepts motion. */
export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: allowsMotion() ? "smooth" : "instant" });
}
