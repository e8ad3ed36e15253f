/** A stream of numbers that is the same for the same seed. */
export class Random {
  #state: number;

  /** `seed` is a whole number below 2^32. */
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 up to, but without, `end`. */
  below(end: number): number {
    // Mulberry32: small, and good enough to choose with.
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  }

  /** True once in `times`. */
  onceIn(times: number): boolean {
    return this.below(times) === 0;
  }

  /** One of the values. */
  pick<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error("expected at least one value to pick from, got none");
    return value;
  }

  /** From `least` to `most` values, each made anew. */
  list<Value>(least: number, most: number, make: () => Value): Value[] {
    return Array.from({ length: least + this.below(most - least + 1) }, make);
  }
}
