/** How far down, in pixels, a sheet must be pulled before it closes: MORE than this (A§9). */
const closingDistance = 100;

/** True when a pull of `distance` pixels closes the sheet: 100 stays, 101 closes (F81). Upwards is negative. */
export function closesSheet(distance: number): boolean {
  return distance > closingDistance;
}

/** How far the sheet stands below its place while pulled by `distance` pixels: it never rises above it. */
export function sheetOffset(distance: number): number {
  return Math.max(0, distance);
}
