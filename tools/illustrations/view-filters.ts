import type { ViewFilterName } from "../../app/illustrations/simulator-scenes/scene-views.ts";
import { element } from "../../app/illustrations/svg/svg-markup.ts";

/** The standard deviation of each blur in units of the scene; 2.4 units are one dioptre. */
const blurs = {
  trace: "1.2",
  soft: "2.6",
  "two-dioptres": "4.8",
  blurred: "7.5",
  "long-sight": "11",
  "six-dioptres": "14",
  // Astigmatism blurs in one direction.
  lines: "1 9",
} as const;

/** Cataracts: the deviation of the blur, and a colour matrix that reduces blue and contrast; `pale` reduces contrast. */
const clouds = {
  pale: ["0.9", ".9 0 0 0 .05 0 .9 0 0 .05 0 0 .9 0 .05 0 0 0 1 0"],
  yellow: ["1.8", ".92 .06 0 0 .03 .02 .93 0 0 .02 0 .06 .76 0 .02 0 0 0 1 0"],
  cloudy: ["4.5", ".74 .12 0 0 .16 .06 .72 0 0 .13 .04 .1 .48 0 .07 0 0 0 1 0"],
  dense: ["10", ".5 .16 .02 0 .3 .1 .46 .02 0 .25 .06 .12 .26 0 .15 0 0 0 1 0"],
} as const;

type Ghost = readonly [dx: number, dy: number, strength: number];

/** Fainter copies over the image, each with an offset. */
const doubles: Record<
  "ghost" | "ghosts" | "near-twin" | "far-twin",
  { blur?: string; copies: readonly Ghost[] }
> = {
  ghost: { blur: "1.2", copies: [[5, 12, 0.34]] },
  ghosts: {
    blur: "2.2",
    copies: [
      [8, 16, 0.46],
      [15, 34, 0.36],
      [-7, 25, 0.26],
    ],
  },
  "near-twin": { copies: [[26, 2, 0.5]] },
  "far-twin": { copies: [[104, -10, 0.5]] },
};

/** Copies of lamps at night, which do not brighten the dark between them. */
const clusterCopies: readonly Ghost[] = [
  [7, 15, 0.8],
  [13, 32, 0.6],
  [-7, 24, 0.45],
];

/** The definition of a filter; its id is `f-` and its name. */
export function viewFilter(name: ViewFilterName): string {
  const id = `f-${name}`;
  return element("filter", { id, "color-interpolation-filters": "sRGB" }, stepsOf(name));
}

function stepsOf(name: ViewFilterName): string {
  if (isIn(blurs, name)) return blur(blurs[name]);
  if (isIn(clouds, name)) {
    const [deviation, matrix] = clouds[name];
    return blur(deviation) + element("feColorMatrix", { values: matrix });
  }
  return isIn(doubles, name) ? doubled(doubles[name]) : cluster();
}

function blur(deviation: string, result?: string): string {
  const named: Record<string, string> = result ? { result } : {};
  return element("feGaussianBlur", { stdDeviation: deviation, ...named });
}

function doubled({ blur: deviation, copies }: { blur?: string; copies: readonly Ghost[] }): string {
  const picture = deviation ? "a" : "SourceGraphic";
  const layers = [picture, ...copies.map((_, index) => `c${index}`)];
  return (
    (deviation ? blur(deviation, "a") : "") +
    copies
      .map(([dx, dy, strength], index) =>
        copy(picture, [dx, dy], `c${index}`, `1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 ${strength} 0`),
      )
      .join("") +
    element("feMerge", {}, layers.map((layer) => element("feMergeNode", { in: layer })).join(""))
  );
}

function cluster(): string {
  const mode = "lighten";
  return (
    blur("2", "a") +
    clusterCopies
      .map(([dx, dy, light], index) =>
        copy(
          "a",
          [dx, dy],
          `c${index}`,
          `${light} 0 0 0 0 0 ${light} 0 0 0 0 0 ${light} 0 0 0 0 0 1 0`,
        ),
      )
      .join("") +
    element("feBlend", { in: "a", in2: "c0", mode }) +
    element("feBlend", { in2: "c1", mode }) +
    element("feBlend", { in2: "c2", mode })
  );
}

/** A copy of the image with an offset and a colour matrix. */
function copy(
  picture: string,
  [dx, dy]: readonly [dx: number, dy: number],
  result: string,
  values: string,
): string {
  return (
    element("feOffset", { in: picture, dx, dy }) + element("feColorMatrix", { values, result })
  );
}

function isIn<T extends object>(table: T, name: PropertyKey): name is keyof T {
  return name in table;
}
