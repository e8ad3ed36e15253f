import { pointOnCircle } from "../svg/polyline.ts";
import { type TickRing, tickRing } from "../svg/tick-ring.ts";

/** A degree numeral of the dial, and the centre of its baseline. */
interface DialNumeral {
  degrees: number;
  x: number;
  y: number;
}

/** The dial in a box of 1000 units around the iris; the numerals need `dialMargin` on each side. */
interface AxisDialShape {
  fine: TickRing;
  coarse: TickRing;
  numerals: DialNumeral[];
}

/** The space for the numerals around the box of 1000 units. */
export const dialMargin = 60;

const center = 500;
const radius = 480;

/**
 * The scale of a trial frame for the axis of astigmatism: 0 at three o'clock, increasing anticlockwise, in every
 * language. It therefore is never mirrored. It has a tick every 5 degrees, a longer one every 15, and numerals every 30
 * degrees of the upper half.
 */
export function axisDialShape(): AxisDialShape {
  const degrees = [0, 30, 60, 90, 120, 150, 180];
  return {
    fine: tickRing({ inner: radius - 10, outer: radius, count: 72, thickness: 1.2 }),
    coarse: tickRing({ inner: radius - 20, outer: radius, count: 24, thickness: 1.8 }),
    numerals: degrees.map((value) => {
      const [x, y] = pointOnCircle([center, center], radius + 34, (-value * Math.PI) / 180);
      return { degrees: value, x: Math.round(x), y: Math.round(y + 6) };
    }),
  };
}
