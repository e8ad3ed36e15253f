/** Scrolls the page to its top, smoothly where the reader accepts motion. */
export function scrollToTop(): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
}
