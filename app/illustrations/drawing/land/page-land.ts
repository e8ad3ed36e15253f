import { areaPath, type Point } from "../strokes/polyline.ts";
import { mulberry32, type Random } from "../strokes/random.ts";
import { path, svgDocument } from "../strokes/svg-markup.ts";
import { rangeLine } from "./ridge.ts";
import { shadePath } from "./slope-hatching.ts";

/** One range of mountains: its body and the strokes on its shadow side. */
export interface LandLayer {
  land: string;
  hatching: string;
}

// The ranges are 1600 units wide and end at these heights.
const heroHeight = 300;
const closingHeight = 340;

// Low on the side of the words, high on the side of the sun.
const farRange: Point[] = [
  [-20, 196],
  [150, 172],
  [300, 190],
  [500, 158],
  [680, 174],
  [850, 96],
  [950, 126],
  [1075, 52],
  [1185, 100],
  [1320, 34],
  [1455, 92],
  [1620, 66],
];
const middleRange: Point[] = [
  [-20, 236],
  [190, 218],
  [420, 238],
  [640, 204],
  [810, 222],
  [955, 162],
  [1065, 192],
  [1235, 124],
  [1365, 174],
  [1490, 138],
  [1620, 164],
];
const nearRange: Point[] = [
  [-20, 276],
  [250, 258],
  [520, 276],
  [760, 250],
  [980, 266],
  [1170, 222],
  [1310, 254],
  [1465, 216],
  [1620, 240],
];
const nightFar: Point[] = [
  [-20, 250],
  [260, 210],
  [520, 246],
  [760, 150],
  [900, 196],
  [1090, 84],
  [1240, 160],
  [1420, 70],
  [1620, 130],
];
const nightNear: Point[] = [
  [-20, 310],
  [300, 288],
  [620, 312],
  [900, 240],
  [1060, 276],
  [1300, 190],
  [1440, 250],
  [1620, 210],
];
const pageRidge: Point[] = [
  [0, 74],
  [160, 58],
  [330, 76],
  [560, 40],
  [700, 62],
  [900, 30],
  [1010, 52],
  [1190, 12],
  [1330, 48],
  [1480, 20],
  [1600, 40],
];

function landLayers(
  random: Random,
  ranges: readonly { summits: Point[]; jag: number; reach: number }[],
  { height, step }: { height: number; step: number },
): LandLayer[] {
  // All outlines first, then all hatching: the random numbers are drawn in this order.
  const crests = ranges.map(({ summits, jag }) => rangeLine(random, summits, jag));
  return ranges.map(({ reach }, index) => {
    const crest = crests[index] ?? [];
    return { land: areaPath(crest, height), hatching: shadePath(random, crest, { reach, step }) };
  });
}

/** The home page's horizon, far to near: sand, sand, and the dark ground of the facts. */
export function heroLand(): LandLayer[] {
  return landLayers(
    mulberry32(1970),
    [
      { summits: farRange, jag: 0.09, reach: 78 },
      { summits: middleRange, jag: 0.09, reach: 70 },
      { summits: nearRange, jag: 0.07, reach: 48 },
    ],
    { height: heroHeight, step: 9 },
  );
}

/** The closing band's two night ranges, far to near; the near one flows into the footer. */
export function closingLand(): LandLayer[] {
  return landLayers(
    mulberry32(99),
    [
      { summits: nightFar, jag: 0.1, reach: 90 },
      { summits: nightNear, jag: 0.09, reach: 70 },
    ],
    { height: closingHeight, step: 7 },
  );
}

/** The foot of an inner page's hero: one ridge in black, a mask that the page colour fills. */
export function pageRidgeSvg(): string {
  const crest = rangeLine(mulberry32(23), pageRidge, 0.07);
  return svgDocument({ width: 1600, height: 100 }, path(areaPath(crest, 100), { fill: "#000" }), {
    preserveAspectRatio: "none",
  });
}
