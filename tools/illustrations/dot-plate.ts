import type { DotGroup } from "../../app/illustrations/plates/dot-group.ts";
import type { Point } from "../../app/illustrations/svg/polyline.ts";
import { mulberry32 } from "../../app/illustrations/svg/random.ts";
import { group, path, svgDocument } from "../../app/illustrations/svg/svg-markup.ts";
import { svgNumber } from "../../app/illustrations/svg/svg-number.ts";
import type { DotColours } from "./dot-colours.ts";
import { packDots } from "./dot-packing.ts";
import { distanceToSkeleton, numeralSkeleton, type Skeleton } from "./numeral-skeletons.ts";

/** A field of coloured dots with or without a hidden figure. */
export interface DotPlateOptions {
  seed: number;
  width: number;
  height: number;
  /** "disc" is a round plate, "field" fills the rectangle. */
  shape: "disc" | "field";
  colours: DotColours;
  /** The hidden figure, and half the width of its strokes. */
  figure?: { skeleton: Skeleton; halfStroke: number };
  radii: readonly number[];
  attempts: number;
}

/** The dots of a plate in groups, so that a dot takes about ten bytes. */
export function dotGroups(options: DotPlateOptions): DotGroup[] {
  const { seed, width, height, shape, colours, figure, radii, attempts } = options;
  const random = mulberry32(seed);
  const groups = new Map<string, DotGroup>();
  const overFigure = (center: Point): number =>
    figure
      ? distanceToSkeleton(figure.skeleton, center) - figure.halfStroke
      : Number.POSITIVE_INFINITY;
  const inDisc = ([x, y]: Point, radius: number): boolean =>
    Math.hypot(x - width / 2, y - height / 2) <= Math.min(width, height) / 2 - radius;
  packDots(random, {
    width,
    height,
    radii,
    attempts,
    // No dot crosses the edge of the figure, which would blur the edge.
    accepts: (center, radius) =>
      (shape === "field" || inDisc(center, radius)) &&
      Math.abs(overFigure(center)) >= radius * 0.62,
    place: ([x, y], radius) => {
      const set = overFigure([x, y]) < 0 ? colours.figure : colours.ground;
      const color = set[Math.floor(random() * set.length)] ?? "none";
      const key = `${color} ${radius}`;
      const dots = groups.get(key) ?? { color, radius, d: "" };
      dots.d += `M${svgNumber(x)} ${svgNumber(y)}h0`;
      groups.set(key, dots);
    },
  });
  return [...groups.values()];
}

/**
 * A pseudo-isochromatic plate as an SVG document (like Ishihara's, but for a game, not for diagnosis). The document does
 * not reveal its number: it has no title, no text and no id.
 */
export function dotPlateSvg(options: DotPlateOptions): string {
  const { width, height, shape } = options;
  const dots = dotGroups(options).map(({ color, radius, d }) =>
    path(d, { stroke: color, "stroke-width": radius * 2 }),
  );
  const markup = group({ "stroke-linecap": "round" }, dots.join(""));
  const preserveAspectRatio = shape === "field" ? "xMidYMid slice" : "xMidYMid meet";
  return svgDocument({ width, height }, markup, { preserveAspectRatio });
}

/** A numeral in the centre of a plate; `share` is its height as a share of the plate's height. */
export function numeralFigure(
  text: string,
  plate: { width: number; height: number },
  share: number,
): NonNullable<DotPlateOptions["figure"]> {
  const height = plate.height * share;
  return {
    skeleton: numeralSkeleton(text, [plate.width / 2, plate.height / 2], height),
    halfStroke: height * 0.105,
  };
}
