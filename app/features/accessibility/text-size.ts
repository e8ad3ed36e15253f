/**
 * Sizes of the root's letters in pixels, for a browser whose own letters are 16 px large (REQ-ACCESS-2). Text is larger
 * than they by a share that differs between the languages.
 */
export const textSizes = { smallest: 14, usual: 16, largest: 24, step: 2 } as const;

/** One step smaller or larger, never beyond the limits. */
export function stepSize(size: number, way: -1 | 1): number {
  const { smallest, largest, step } = textSizes;
  return Math.min(largest, Math.max(smallest, size + way * step));
}

/** The size as a share of the reader's own letters, so that a browser set to larger ones keeps its lead. */
export function rootFontSize(size: number): string {
  return size === textSizes.usual ? "" : `${(100 * size) / textSizes.usual}%`;
}
