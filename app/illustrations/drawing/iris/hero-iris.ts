import { type Point, pointOnCircle } from "../strokes/polyline.ts";
import { bell, between, mulberry32, type Random } from "../strokes/random.ts";
import { svgNumber } from "../strokes/svg-number.ts";
import { collarette, irisRadius } from "./iris-fibres.ts";
import { irisPalettes } from "./iris-palettes.ts";

/** A layer of the iris: a sector of it in one path, and how often the sector stands around the pupil. */
interface TurnedLayer {
  d: string;
  turns: number;
  color: string;
  opacity: number;
  /** of its strokes; 0 for shapes that are filled */
  width: number;
}

/** Where something of a fibre is: how far from the centre, and at which angle in radians. */
type Polar = readonly [radius: number, angle: number];

const { light, warm, dark, ...palette } = irisPalettes.aurora;

const pupil = Math.round(irisRadius * 0.27);

/**
 * The one rare jewel: the iris that rises behind the mountains of the home page, around the origin, 480 units in
 * radius. The page itself carries it, so it is drawn to be light: one sector of each layer, which the page turns
 * around the pupil. The layers are turned three, four, five and seven times, so no two parts of the eye are alike.
 */
export function heroIris() {
  const random = mulberry32(2007);
  const ring = collarette(random);
  /** One of `turns` sectors with `count` fibres, each told its angle and where the collarette is. */
  const sector = (
    turns: number,
    count: number,
    draw: (angle: number, collar: number) => string,
  ): string => {
    const step = (Math.PI * 2) / turns / count;
    return Array.from({ length: count }, (_, at) => {
      const angle = (at + bell(random) * 0.6) * step;
      return draw(angle, ring(angle));
    }).join("");
  };
  const rim = (low: number, high: number): number => irisRadius * between(random, low, high);
  const layers: TurnedLayer[] = [
    {
      d: sector(4, 26, (angle, collar) =>
        spoke(random, angle, collar + between(random, -8, 30), rim(0.86, 0.99)),
      ),
      turns: 4,
      color: dark,
      opacity: 0.7,
      width: 6.5,
    },
    {
      d: sector(3, 9, (angle, collar) => crypt(random, angle, collar)),
      turns: 3,
      color: dark,
      opacity: 0.75,
      width: 0,
    },
    {
      d: sector(5, 35, (angle, collar) =>
        hair(random, angle, collar + between(random, -14, 16), rim(0.72, 0.965), 0.03),
      ),
      turns: 5,
      color: light,
      opacity: 0.52,
      width: 1.9,
    },
    {
      d: sector(3, 32, (angle, collar) =>
        hair(random, angle, collar + between(random, -4, 60), rim(0.62, 0.93), 0.045),
      ),
      turns: 3,
      color: light,
      opacity: 0.78,
      width: 2.6,
    },
    {
      d: sector(7, 16, (angle, collar) =>
        spoke(random, angle, pupil * between(random, 1, 1.06), collar + between(random, -26, 6)),
      ),
      turns: 7,
      color: dark,
      opacity: 0.55,
      width: 2.6,
    },
    {
      d: sector(4, 14, (angle, collar) =>
        spoke(random, angle, pupil * 1.02, collar + between(random, -60, -10)),
      ),
      turns: 4,
      color: warm,
      opacity: 0.95,
      width: 3,
    },
  ];
  const teeth = Array.from({ length: 72 }, (_, at): Polar => {
    const angle = (at / 72) * Math.PI * 2;
    return [ring(angle) + (at % 2 === 0 ? -7 : 7) + bell(random) * 6, angle];
  });
  return {
    radius: irisRadius,
    stops: [
      { at: 0.27, color: warm },
      { at: 0.4, color: palette.inner },
      { at: 0.52, color: palette.mid },
      { at: 0.8, color: palette.outer },
      { at: 1, color: palette.limbus },
    ],
    layers,
    collarette: { d: `${line(...teeth)}z`, color: light },
    limbus: palette.limbus,
    pupil: { radius: pupil, color: palette.pupil, ruff: dark },
  };
}

/** A straight fibre that leans a little. */
function spoke(random: Random, angle: number, inner: number, outer: number): string {
  return line([inner, angle], [outer, angle + bell(random) * 0.02]);
}

/** A fibre that swings sideways by up to `wave` radians on its way out. */
function hair(random: Random, angle: number, inner: number, outer: number, wave: number): string {
  const lean = bell(random) * 0.06;
  const swing = bell(random) * wave;
  const at = (share: number, turn: number): Polar => [
    inner + (outer - inner) * share,
    angle + turn,
  ];
  const bends = [at(0.34, lean * 0.2 + swing), at(0.68, lean * 0.7 - swing), at(1, lean)];
  return curve("c", at(0, 0), ...bends);
}

/** An almond opening just outside the collarette, where the deeper layer shows. */
function crypt(random: Random, angle: number, collar: number): string {
  const inner = collar + between(random, 4, 26);
  const length = between(random, 26, 78);
  const width = between(random, 0.012, 0.034);
  const [start, end]: [Polar, Polar] = [
    [inner, angle],
    [inner + length, angle],
  ];
  const side = (turn: number): Polar => [inner + length * 0.45, angle + turn];
  return curve("q", start, side(width), end) + bend("q", end, side(-width), start);
}

function place([radius, angle]: Polar): Point {
  const [x, y] = pointOnCircle([0, 0], radius, angle);
  return [Math.round(x), Math.round(y)];
}

/** Numbers as close to one another as SVG allows. */
function pairs(points: readonly Point[]): string {
  return points
    .map(([x, y]) => `${svgNumber(x)} ${svgNumber(y)}`)
    .join(" ")
    .replaceAll(" -", "-");
}

/** Straight from place to place, in steps: short numbers, and the first one names the start. */
function line(...polars: readonly Polar[]): string {
  const points = polars.map(place);
  const steps = points.slice(1).map(([x, y], at): Point => {
    const [fromX, fromY] = points[at] as Point;
    return [x - fromX, y - fromY];
  });
  return `M${pairs(points.slice(0, 1))}l${pairs(steps)}`;
}

/** A curve from a place through its handles; `bend` goes on from where one has ended. */
function curve(command: "c" | "q", from: Polar, ...through: readonly Polar[]): string {
  return `M${pairs([place(from)])}${bend(command, from, ...through)}`;
}

function bend(command: "c" | "q", from: Polar, ...through: readonly Polar[]): string {
  const [fromX, fromY] = place(from);
  const steps = through.map(place).map(([x, y]): Point => [x - fromX, y - fromY]);
  return `${command}${pairs(steps)}`;
}
