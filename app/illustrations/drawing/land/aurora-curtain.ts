import { bell, between, mulberry32, type Random } from "../strokes/random.ts";
import { svgNumber } from "../strokes/svg-number.ts";

/** One sheet of aurora. */
interface CurtainOptions {
  /** where the feet of the fibres hang, and how far they rise at most */
  foot: number;
  height: number;
  count: number;
  width: number;
}

/** An aurora curtain: the iris's fibres unrolled, upright, their feet on a slow wave. */
export function curtainPath(random: Random, options: CurtainOptions): string {
  const { foot, height, count, width } = options;
  const phase = random() * 6;
  let d = "";
  for (let index = 0; index < count; index++) {
    const x = (index / count) * width + bell(random) * 3;
    const y = foot + Math.sin(x / 130 + phase) * 26 + Math.sin(x / 47 + phase * 2) * 9;
    const rise = height * (0.55 + 0.45 * Math.sin(x / 90 + phase * 3)) * between(random, 0.5, 1);
    d += `M${svgNumber(x)} ${svgNumber(y)}v${svgNumber(-Math.max(10, rise))}`;
  }
  return d;
}

/** Two sheets of aurora over a page's width (1600 by 600 units), and the span their light fades over. */
export interface PageCurtain {
  /** "day" is a breath of green over paper, "night" the light itself over petrol */
  light: "day" | "night";
  near: string;
  far: string;
  /** y of no light and of full light */
  top: number;
  foot: number;
  strokeWidth: number;
}

function pageCurtain(options: {
  light: PageCurtain["light"];
  seed: number;
  foot: number;
  height: number;
  density: number;
}): PageCurtain {
  const { light, seed, foot, height, density } = options;
  const random = mulberry32(seed);
  const width = 1600;
  return {
    light,
    near: curtainPath(random, { foot, height, count: Math.round(140 * density), width }),
    far: curtainPath(random, {
      foot: foot + 70,
      height: height * 0.7,
      count: Math.round(110 * density),
      width,
    }),
    top: foot - height,
    foot: foot + 60,
    strokeWidth: Number((2.2 - density * 0.3).toFixed(1)),
  };
}

/** The sky behind the home page's iris. */
export function heroCurtain(): PageCurtain {
  return pageCurtain({ light: "day", seed: 63, foot: 300, height: 250, density: 1 });
}

/** The night sky of the closing band. */
export function closingCurtain(): PageCurtain {
  return pageCurtain({ light: "night", seed: 11, foot: 330, height: 300, density: 2.1 });
}
