/** Presses closer together than this are one press, in milliseconds (A§9: debounce 200 ms). */
const debounce = 200;

/** After the menu has opened or closed, presses are ignored for this long, in milliseconds (A§9). */
const lock = 300;

/**
 * Guards a toggle against trembling hands and double presses (A§4). The first press counts at once; a press within
 * 200 ms of the last one, or within 300 ms of the last change, does not.
 */
export class ToggleLock {
  // Set by hand: for the oldest browsers the build would bring a function along for every kind of field.
  declare private lastPress: number;
  declare private lastChange: number;

  constructor() {
    this.lastPress = Number.NEGATIVE_INFINITY;
    this.lastChange = Number.NEGATIVE_INFINITY;
  }

  /** True when a press at `now` (milliseconds) may change the state. */
  accepts(now: number): boolean {
    const free = now - this.lastPress >= debounce && now - this.lastChange >= lock;
    this.lastPress = now;
    if (free) this.lastChange = now;
    return free;
  }
}
