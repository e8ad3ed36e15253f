/** The radii of exactly `count` growth rings, from the heart outwards, in a box of 120 units. */
export function ringRadii(count: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    Number(((57 * (index + 1)) / count).toFixed(1)),
  );
}
