/**
 * Font sizes of the root element in pixels, for a browser with a default of 16 px (REQ-ACCESS-2). Text is larger by a
 * factor that differs between the languages.
 */
export const textSizes = { smallest: 14, usual: 16, largest: 24, step: 2 } as const;

/** Returns the next smaller or larger size within the limits. */
export function stepSize(size: number, direction: -1 | 1): number {
  const { smallest, largest, step } = textSizes;
  return Math.min(largest, Math.max(smallest, size + direction * step));
}

/** Returns the size as a percentage of the browser's font size, so that a larger default still has an effect. */
export function rootFontSize(size: number): string {
  return size === textSizes.usual ? "" : `${(100 * size) / textSizes.usual}%`;
}
