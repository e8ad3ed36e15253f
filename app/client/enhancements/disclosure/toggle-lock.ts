/** Presses closer together than this are one press, in milliseconds (REQ-LAYOUT-8: debounce 200 ms). */
const debounce = 200;

/** After the menu has opened or closed, presses are ignored for this long, in milliseconds. */
const lock = 300;

/**
 * Guards a toggle against trembling hands and double presses: answers for each press, told its time in
 * milliseconds, whether it may change the state. The first counts at once; a press within 200 ms of the last one, or
 * within 300 ms of the last change, does not.
 */
export function toggleLock(): (now: number) => boolean {
  let freeFrom = 0;
  return (now) => {
    const free = now >= freeFrom;
    freeFrom = free ? now + lock : Math.max(freeFrom, now + debounce);
    return free;
  };
}
