/** False when the visitor prefers reduced motion. */
export function allowsMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
