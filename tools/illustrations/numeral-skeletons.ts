import { type Point, segments } from "../../app/illustrations/svg/polyline.ts";

/** The strokes of a numeral: polylines along the middle of each stroke. */
export type Skeleton = readonly (readonly Point[])[];

/** Part of an ellipse as a polyline; angles in degrees, clockwise from three o'clock. */
function arc(center: Point, radii: Point, fromDegrees: number, toDegrees: number): Point[] {
  return Array.from({ length: 25 }, (_, index) => {
    const angle = ((fromDegrees + ((toDegrees - fromDegrees) * index) / 24) * Math.PI) / 180;
    return [center[0] + radii[0] * Math.cos(angle), center[1] + radii[1] * Math.sin(angle)];
  });
}

/** The digits and the mark our plates use, in a box .6 wide and 1 high; no font is needed to draw a number. */
const signs: Readonly<Record<string, Skeleton>> = {
  "0": [arc([0.3, 0.5], [0.27, 0.48], 0, 360)],
  "2": [[...arc([0.3, 0.28], [0.26, 0.26], 190, 385), [0.06, 0.98], [0.58, 0.98]]],
  "4": [
    [
      [0.42, 1],
      [0.42, 0.02],
      [0.02, 0.7],
      [0.6, 0.7],
    ],
  ],
  "6": [
    arc([0.3, 0.69], [0.26, 0.29], 0, 360),
    [
      [0.48, 0.02],
      [0.24, 0.26],
      [0.06, 0.58],
    ],
  ],
  "7": [
    [
      [0.03, 0.02],
      [0.57, 0.02],
      [0.22, 1],
    ],
  ],
  "?": [
    [...arc([0.3, 0.27], [0.24, 0.25], 180, 405), [0.32, 0.54], [0.3, 0.63]],
    [
      [0.3, 0.98],
      [0.3, 0.981],
    ],
  ],
  // A small ring, so that its stroke fills it: as large as our figures' own zero in Arabic.
  "٠": [arc([0.3, 0.55], [0.09, 0.09], 0, 360)],
  "٢": [
    [
      [0.05, 0.02],
      [0.13, 0.35],
      [0.15, 1],
    ],
    arc([0.31, 0.02], [0.24, 0.23], 165, 0),
  ],
  "٧": [
    [
      [0.03, 0.02],
      [0.3, 0.98],
      [0.57, 0.02],
    ],
  ],
};

/**
 * The skeleton of a number or a question mark, centred at a point and `height` units high.
 *
 * @throws when a sign has no skeleton
 */
export function numeralSkeleton(text: string, center: Point, height: number): Skeleton {
  const advance = 0.8;
  const width = (text.length - 1) * advance + 0.6;
  return [...text].flatMap((sign, index) => {
    const strokes = signs[sign];
    if (strokes === undefined) throw new Error(`No skeleton for the sign "${sign}".`);
    return strokes.map((stroke) =>
      stroke.map(
        ([x, y]): Point => [
          center[0] + (x + index * advance - width / 2) * height,
          center[1] + (y - 0.5) * height,
        ],
      ),
    );
  });
}

/** Distance from a point to the nearest stroke; infinite when there is none. */
export function distanceToSkeleton(skeleton: Skeleton, [x, y]: Point): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const stroke of skeleton) {
    for (const [[ax, ay], [bx, by]] of segments(stroke)) {
      const [dx, dy] = [bx - ax, by - ay];
      const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
      const along = Math.max(0, Math.min(1, share));
      nearest = Math.min(nearest, Math.hypot(x - ax - along * dx, y - ay - along * dy));
    }
  }
  return nearest;
}
