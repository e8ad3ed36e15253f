/** False for readers who asked their device for less motion. */
export function movesSmoothly(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
