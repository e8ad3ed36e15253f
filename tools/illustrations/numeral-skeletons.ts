import { type Point, segments } from "../../app/illustrations/svg/polyline.ts";

/** The centre lines of the strokes of a numeral, as polylines. */
export type Skeleton = readonly (readonly Point[])[];

/** Part of an ellipse as a polyline; angles in degrees, clockwise from three o'clock. */
function arc(center: Point, radii: Point, fromDegrees: number, toDegrees: number): Point[] {
  return Array.from({ length: 25 }, (_, index) => {
    const angle = ((fromDegrees + ((toDegrees - fromDegrees) * index) / 24) * Math.PI) / 180;
    return [center[0] + radii[0] * Math.cos(angle), center[1] + radii[1] * Math.sin(angle)];
  });
}

/** The characters of the plates in a box of 0.6 by 1 units. */
const characters: Readonly<Record<string, Skeleton>> = {
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
  // The stroke fills this small ring; it is as large as the zero of the site's Arabic font.
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
 * The skeleton of a number or a question mark, `height` units high around a centre.
 *
 * @throws Error when a character has no skeleton
 */
export function numeralSkeleton(text: string, center: Point, height: number): Skeleton {
  const advance = 0.8;
  const width = (text.length - 1) * advance + 0.6;
  return [...text].flatMap((character, index) => {
    const strokes = characters[character];
    if (strokes === undefined) throw new Error(`No skeleton for the character "${character}".`);
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

/** The distance from a point to the nearest stroke; infinite without strokes. */
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
