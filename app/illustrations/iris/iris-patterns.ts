import { pointOnCircle } from "../svg/polyline.ts";
import { between, type Random } from "../svg/random.ts";
import { svgNumber } from "../svg/svg-number.ts";
import { irisCenter, irisRadius } from "./iris-fibres.ts";

/** The structure of an iris. The same colours look like a different eye in another pattern. */
export interface IrisPattern {
  /** The radius of the collarette as a share of the iris radius, and the size of its waves. */
  collar: number;
  swing: number;
  /** Factors of the number of fibres and of their sideways curve. */
  density: number;
  wave: number;
  /** Factors of the number and the size of crypts. */
  crypts: number;
  opening: number;
  /** The number of contraction furrows: rings around the pupil. */
  furrows: number;
  /** The number of pale spots near the limbus, in the upper half. */
  beads: number;
}

export type IrisPatternName = "rays" | "petals" | "furrows" | "beads" | "streams" | "crown";

const rays: IrisPattern = {
  collar: 0.47,
  swing: 1,
  density: 1,
  wave: 1,
  crypts: 1,
  opening: 1,
  furrows: 0,
  beads: 0,
};

/** The six patterns; "rays" is the default. */
export const irisPatterns: Readonly<Record<IrisPatternName, IrisPattern>> = {
  rays,
  petals: { ...rays, collar: 0.45, swing: 2.4, density: 0.7, crypts: 2.2, opening: 2 },
  furrows: { ...rays, collar: 0.39, density: 0.8, crypts: 0.3, furrows: 3 },
  beads: { ...rays, collar: 0.5, swing: 0.6, density: 0.85, crypts: 0.4, beads: 15 },
  streams: { ...rays, collar: 0.35, swing: 0.7, density: 1.5, wave: 4, crypts: 0.2 },
  crown: { ...rays, collar: 0.61, swing: 1.5, density: 1.1, crypts: 0.6, opening: 0.8 },
};

/** The angles of a whole iris, or of its upper half with a margin on both sides. */
function span(half: boolean): readonly [from: number, until: number] {
  return half ? [-1.07 * Math.PI, 0.07 * Math.PI] : [-Math.PI, Math.PI];
}

/** Furrows around the pupil, each in two or three arcs per half. */
export function furrowPath(random: Random, count: number, collar: number, half: boolean): string {
  const [from, until] = span(half);
  let d = "";
  for (let index = 0; index < count; index += 1) {
    const radius = irisRadius * (collar + 0.13 + ((0.9 - collar - 0.13) * index) / count);
    let angle = from + between(random, 0, 0.3);
    while (angle < until - 0.3) {
      const end = Math.min(angle + between(random, 0.6, 1.3), until);
      const [a, b] = [angle, end].map((at) =>
        pointOnCircle(irisCenter, radius, at).map(Math.round),
      );
      d += `M${a?.join(" ")}A${Math.round(radius)} ${Math.round(radius)} 0 0 1 ${b?.join(" ")}`;
      angle = end + between(random, 0.12, 0.3);
    }
  }
  return d;
}

/** Spots in an irregular ring, as zero-length strokes with round caps; `count` of them are in the upper half. */
export function beadPath(random: Random, count: number, half: boolean): string {
  const [from, until] = span(half);
  const length = half ? count : Math.round(count * 1.75);
  return Array.from({ length }, (_, index) => {
    const angle = from + ((until - from) * (index + between(random, 0.2, 0.8))) / length;
    const [x, y] = pointOnCircle(irisCenter, irisRadius * between(random, 0.77, 0.86), angle);
    return `M${svgNumber(x)} ${svgNumber(y)}h0`;
  }).join("");
}
