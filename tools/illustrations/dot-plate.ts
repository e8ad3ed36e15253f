import type { DotGroup } from "../../app/illustrations/plates/dot-group.ts";
import type { Point } from "../../app/illustrations/svg/polyline.ts";
import { mulberry32 } from "../../app/illustrations/svg/random.ts";
import { group, path, svgDocument } from "../../app/illustrations/svg/svg-markup.ts";
import { svgNumber } from "../../app/illustrations/svg/svg-number.ts";
import type { DotColours } from "./dot-colours.ts";
import { packDots } from "./dot-packing.ts";
import { distanceToSkeleton, numeralSkeleton, type Skeleton } from "./numeral-skeletons.ts";

/** A field of coloured dots, with or without a figure in it. */
export interface DotPlateOptions {
  seed: number;
  width: number;
  height: number;
  /** "disc" is a colour-test plate, "field" fills the whole rectangle */
  shape: "disc" | "field";
  colours: DotColours;
  /** the hidden figure, and half the thickness of its strokes */
  figure?: { skeleton: Skeleton; halfStroke: number };
  radii: readonly number[];
  throws: number;
}

/** The dots of a plate, grouped so that a dot costs about ten bytes. */
export function dotGroups(options: DotPlateOptions): DotGroup[] {
  const { seed, width, height, shape, colours, figure, radii, throws } = options;
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
    throws,
    // A dot across the figure's edge would blur it: the edge is made of whole dots only.
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
 * A pseudo-isochromatic plate as a file (like Ishihara's, but for play, not for diagnosis).
 * The file says nothing of the number it hides: no title, no text, no id.
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

/** A numeral in the middle of a plate; `share` is its height as a share of the plate's. */
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
