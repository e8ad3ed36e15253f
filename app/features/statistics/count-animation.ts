/** Duration of one counter, in milliseconds (REQ-HOME-13). */
export const countDuration = 2500;

/** Delay between the starts of two counters, in milliseconds. */
export const countStagger = 300;

/** Share of the band that must be visible before counting starts. */
export const countThreshold = 0.3;

/**
 * Share of a band of `height` that starts the count in a window of `windowHeight`, both in pixels: 30 %, or less for
 * a band that is too tall for the window, as on an enlarged page.
 */
export function countStartsAt(height: number, windowHeight: number): number {
  return Math.min(countThreshold, windowHeight / 2 / height);
}

/** Returns the value of counter `index` after `elapsed` milliseconds of the band's count towards `final`. */
export function countAt(final: number, index: number, elapsed: number): number {
  return final * elasticEase((elapsed - index * countStagger) / countDuration);
}

/** Returns the milliseconds until the last of `count` counters ends. */
export function countLength(count: number): number {
  return countDuration + (count - 1) * countStagger;
}

/** Oscillations of the spring per unit of time; three fade out before the end. */
const turns = (2 * Math.PI) / 3;

/** Elastic easing: 0 at 0, 1 at 1, with overshoot. Time outside is clamped. */
export function elasticEase(time: number): number {
  if (time <= 0) return 0;
  if (time >= 1) return 1;
  return 2 ** (-10 * time) * Math.sin((10 * time - 0.75) * turns) + 1;
}
