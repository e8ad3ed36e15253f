import { linePath, type Point, pointOnCircle, segments } from "../svg/polyline.ts";
import { bell, between, type Random } from "../svg/random.ts";
import { svgNumber } from "../svg/svg-number.ts";

/** The centre of an iris in its box of 1000 units. */
export const irisCenter: Point = [500, 500];

/** The radius of an iris in its box of 1000 units. */
export const irisRadius = 480;

/** The radius of the collarette by angle. The collarette is the uneven ring between the amber core and the outer zone. */
type Collarette = (angle: number) => number;

/** A random collarette: three waves of different frequency around `at`, a share of the iris radius. */
export function collarette(random: Random, at: number, swing: number): Collarette {
  const phases = [random() * 6, random() * 6, random() * 6] as const;
  return (angle) =>
    irisRadius *
    (at +
      0.022 * swing * Math.sin(5 * angle + phases[0]) +
      0.016 * swing * Math.sin(9 * angle + phases[1]) +
      0.01 * swing * Math.sin(17 * angle + phases[2]));
}

/**
 * True for angles that a portrait hides. A little more than half of the iris remains, so that an eye can rotate by ten
 * degrees without a visible edge.
 */
function isHidden(angle: number): boolean {
  return Math.sin(angle) > 0.25;
}

/** A layer of radial fibres. */
export interface FibreLayer {
  count: number;
  /** The random offset of a fibre from its even position, in steps between fibres. */
  jitter: number;
  /** The start and the end of a fibre at this angle, as distances from the centre. */
  reach: (angle: number) => readonly [inner: number, outer: number];
  /** The sideways curve of fibres in radians; 0 gives straight lines, which take a third of the bytes. */
  wave: number;
  /** Leaves out the fibres that a portrait hides. */
  half: boolean;
}

/** All fibres of a layer as one path, because the browser paints one object faster than many. */
export function fibrePath(random: Random, layer: FibreLayer): string {
  const { count, jitter, reach, wave, half } = layer;
  let d = "";
  for (let index = 0; index < count; index++) {
    const angle = ((index + jitter * bell(random)) / count) * Math.PI * 2;
    if (half && isHidden(angle)) continue;
    const [inner, outer] = reach(angle);
    d +=
      wave > 0
        ? wavedFibre(angle, inner, outer, bell(random) * 0.06, bell(random) * wave)
        : straightFibre(angle, inner, outer, bell(random) * 0.02);
  }
  return d;
}

function relative(from: Point, to: Point): string {
  return `${svgNumber(to[0] - from[0])} ${svgNumber(to[1] - from[1])}`;
}

function straightFibre(angle: number, inner: number, outer: number, lean: number): string {
  const from = pointOnCircle(irisCenter, inner, angle);
  const to = pointOnCircle(irisCenter, outer, angle + lean);
  return `${linePath([from])}l${relative(from, to)}`;
}

function wavedFibre(
  angle: number,
  inner: number,
  outer: number,
  lean: number,
  wave: number,
): string {
  const at = (share: number, turn: number): Point =>
    pointOnCircle(irisCenter, inner + (outer - inner) * share, angle + turn);
  const from = at(0, 0);
  const bends = [at(0.34, lean * 0.2 + wave), at(0.68, lean * 0.7 - wave), at(1, lean)];
  return `${linePath([from])}c${bends.map((bend) => relative(from, bend)).join(" ")}`;
}

/** Crypts: almond-shaped openings outside the collarette that show the deeper layer; `size` 1 is the usual size. */
export function cryptPath(
  random: Random,
  { count, size, ring, half }: { count: number; size: number; ring: Collarette; half: boolean },
): string {
  let d = "";
  for (let index = 0; index < count; index++) {
    const angle = random() * Math.PI * 2;
    const inner = ring(angle) + between(random, 4, 26);
    const length = between(random, 26, 78) * size;
    const width = between(random, 0.012, 0.034) * size;
    if (half && isHidden(angle)) continue;
    const at = (share: number, turn: number): string => {
      const [x, y] = pointOnCircle(irisCenter, inner + length * share, angle + turn);
      return `${svgNumber(x)} ${svgNumber(y)}`;
    };
    d += `M${at(0, 0)}Q${at(0.45, width)} ${at(1, 0)}Q${at(0.45, -width)} ${at(0, 0)}`;
  }
  return d;
}

/** The outline of the collarette: a zigzag of `teeth` around the pupil, with a gap at the bottom if `half`. */
export function collarettePath(
  random: Random,
  teeth: number,
  ring: Collarette,
  half: boolean,
): string {
  const points = Array.from({ length: teeth + 1 }, (_, index): Point => {
    const angle = (index / teeth) * Math.PI * 2;
    const tooth = index % 2 === 0 ? -7 : 7;
    return pointOnCircle(irisCenter, ring(angle) + tooth + bell(random) * 6, angle);
  });
  if (!half) return `${linePath(points.slice(0, -1))}Z`;
  const seen = segments(points).filter(([[, y]]) => y < irisCenter[1] + irisRadius * 0.12);
  return seen.map((pair) => linePath(pair)).join("");
}
