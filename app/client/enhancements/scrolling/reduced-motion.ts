/** False for readers who asked their device for less motion. */
export function allowsMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
