/**
 * Font sizes of the root element in pixels, for a browser with a default of 16 px (REQ-ACCESS-2). Text is larger
 * than they by a share that differs between the languages.
 */
export const textSizes = { smallest: 14, usual: 16, largest: 24, step: 2 } as const;

/** One step smaller or larger, never beyond the limits. */
export function stepSize(size: number, way: -1 | 1): number {
  const { smallest, largest, step } = textSizes;
  return Math.min(largest, Math.max(smallest, size + way * step));
}

/** The size as a percentage of the browser's font size, so that a larger default still counts. */
export function rootFontSize(size: number): string {
  return size === textSizes.usual ? "" : `${(100 * size) / textSizes.usual}%`;
}
