/** Clicks closer together than this count as one, in milliseconds (REQ-LAYOUT-8: debounce 200 ms). */
const debounce = 200;

/** Clicks are ignored for this long after the menu has opened or closed, in milliseconds. */
const lock = 300;

/**
 * Debounces a toggle against double clicks and tremor. The returned function gets the time of a click in milliseconds and
 * returns whether it may change the state. The first click counts at once; a click within 200 ms of the previous one, or
 * within 300 ms of the last change, does not.
 */
export function debounceToggle(): (now: number) => boolean {
  let freeFrom = 0;
  return (now) => {
    const free = now >= freeFrom;
    freeFrom = free ? now + lock : Math.max(freeFrom, now + debounce);
    return free;
  };
}
