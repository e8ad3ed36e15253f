import { linePath, type Point, pointOnCircle } from "./polyline.ts";
import { svgNumber } from "./svg-number.ts";

/** Radial ticks spread evenly over a full turn. */
interface TickOptions {
  center: Point;
  /** where each tick begins and ends, measured from the centre */
  inner: number;
  outer: number;
  count: number;
  /** angle of the first tick in degrees, clockwise from three o'clock */
  startDegrees?: number;
}

/** The ticks one by one, clockwise, each a short path of its own. */
export function tickPaths({
  center,
  inner,
  outer,
  count,
  startDegrees = 0,
}: TickOptions): string[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((startDegrees + (360 * index) / count) * Math.PI) / 180;
    return linePath([pointOnCircle(center, inner, angle), pointOnCircle(center, outer, angle)], 1);
  });
}

/** A ring of ticks drawn as one dashed circle: a few bytes instead of a path per tick. */
export interface TickRing {
  radius: number;
  /** length of a tick, to be used as the circle's stroke width */
  length: number;
  /** value of `stroke-dasharray` */
  dashes: string;
  /** value of `stroke-dashoffset`: the first tick is centred on three o'clock */
  offset: number;
}

/** A dashed circle whose dashes are `count` ticks of the given length and thickness. */
export function tickRing(options: {
  inner: number;
  outer: number;
  count: number;
  thickness: number;
}): TickRing {
  const { inner, outer, count, thickness } = options;
  const radius = (inner + outer) / 2;
  const pitch = (2 * Math.PI * radius) / count;
  return {
    radius,
    length: outer - inner,
    dashes: `${thickness} ${svgNumber(pitch - thickness, 4)}`,
    offset: thickness / 2,
  };
}
