/** Turns of the spring per unit of time; three fade out before the end. */
const turns = (2 * Math.PI) / 3;

/** Elastic ease: 0 at 0, 1 at 1, beyond 1 on the way, like a spring that comes to rest (A§2). Time outside is clamped. */
export function elasticEase(time: number): number {
  if (time <= 0) return 0;
  if (time >= 1) return 1;
  return 2 ** (-10 * time) * Math.sin((10 * time - 0.75) * turns) + 1;
}
