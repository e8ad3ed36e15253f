import { pointOnCircle } from "../svg/polyline.ts";
import { type TickRing, tickRing } from "../svg/tick-ring.ts";

/** One degree numeral of the dial and where its baseline is centred. */
interface DialNumeral {
  degrees: number;
  x: number;
  y: number;
}

/** The dial in a box of 1000 units around the iris; numerals need `dialMargin` more on each side. */
interface AxisDialShape {
  fine: TickRing;
  coarse: TickRing;
  numerals: DialNumeral[];
}

/** Room around the 1000 unit box for the numerals. */
export const dialMargin = 60;

const center = 500;
const radius = 480;

/**
 * The protractor an optometrist reads an axis of astigmatism from: 0 at three o'clock, growing
 * anticlockwise, as every trial frame has it. It therefore never mirrors. Ticks every 5 degrees,
 * longer every 15, numerals every 30 on the upper half.
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
