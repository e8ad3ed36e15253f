import { type TickRing, tickRing } from "../svg/tick-ring.ts";

/** The dial in a box of 1000 units around the iris; the numerals need `dialMargin` on each side. */
interface AxisDialShape {
  fine: TickRing;
  coarse: TickRing;
}

/** The space for numerals around the box of 1000 units. */
export const dialMargin = 60;

const radius = 480;

/**
 * The scale of a trial frame for the axis of astigmatism: 0 at three o'clock, increasing anticlockwise, in every
 * language. It therefore is never mirrored. It has a tick every 5 degrees and a longer one every 15. The numerals are in
 * `hero-scenery.svg`.
 */
export function axisDialShape(): AxisDialShape {
  return {
    fine: tickRing({ inner: radius - 10, outer: radius, count: 72, thickness: 1.2 }),
    coarse: tickRing({ inner: radius - 20, outer: radius, count: 24, thickness: 1.8 }),
  };
}
