/** A source of floats in [0, 1). */
export type Random = () => number;

/**
 * Seeded randomness (mulberry32): the same seed gives the same drawing on every machine.
 * Not for security.
 */
export function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A stable 32-bit seed for any id (FNV-1a), so that each id always has the same drawing. */
export function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const character of id) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** A uniform float in [low, high). */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** A bell-shaped float around 0, within -1 to 1: small deviations are common, large ones rare. */
export function bell(random: Random): number {
  return (random() + random() + random() - 1.5) / 1.5;
}
