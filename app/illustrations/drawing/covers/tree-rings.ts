import { linePath, type Point, pointOnCircle, smoothRingPath } from "../strokes/polyline.ts";
import { bell, between, mulberry32 } from "../strokes/random.ts";
import { element, ground, group, path, radialGradient } from "../strokes/svg-markup.ts";
import { coverColours } from "./cover-colours.ts";
import { coverSize, coverSvg } from "./cover-frame.ts";

const heart: Point = [690, 540];
const ringCount = 24;
/** The ring of the year in which the eye was corrected. */
const corrected = 9;

/** Radii from the heart outwards: dry years are narrow, wet years wide. */
function radii(): number[] {
  const random = mulberry32(5);
  let radius = 26;
  return Array.from({ length: ringCount }, () => {
    radius += between(random, 26, 66);
    return radius;
  });
}

/** A ring that never quite repeats the one inside it. */
function ring(radius: number, index: number): string {
  const random = mulberry32(index + 90);
  const points = Array.from({ length: 18 }, (_, step): Point => {
    const angle = (step / 18) * Math.PI * 2;
    const stray =
      Math.sin(2 * angle + 0.7 + index * 0.03) * 0.045 +
      Math.sin(3 * angle + 2 - index * 0.05) * 0.032 +
      Math.sin(5 * angle + index * 0.12) * 0.009 +
      bell(random) * 0.006;
    return pointOnCircle(heart, radius * (1 + stray), angle);
  });
  return smoothRingPath(points);
}

/** Medullary rays, the fibres by which wood resembles an iris. */
function rays(): string {
  const random = mulberry32(64);
  let d = "";
  for (let index = 0; index < 150; index++) {
    const angle = ((index + bell(random)) / 150) * Math.PI * 2;
    const inner = between(random, 80, 620);
    const outer = inner + between(random, 200, 520);
    d += linePath([pointOnCircle(heart, inner, angle), pointOnCircle(heart, outer, angle)]);
  }
  return d;
}

function wood(): string {
  const stops = [
    { at: 0.05, color: "#3d1f06" },
    { at: 0.07, color: "#8d5116" },
    { at: 0.2, color: "#c07a2b" },
    { at: 0.44, color: "#dfa757" },
    { at: 0.75, color: "#efcf92" },
    { at: 1, color: "#f9e9c8" },
  ];
  return radialGradient("wood", stops, { cx: heart[0], cy: heart[1], r: 1150 });
}

/** Years grow on, ring after ring; the one in which sight was corrected stays what it is. */
export function treeRingsCover(): string {
  const rings = radii().map(ring);
  const stay = rings[corrected] ?? "";
  const all = path(rings.join(""), { id: "years" });
  // The same years a little smaller: the soft wood that grew before each hard, dark line.
  const summers = [0.976, 0.984, 0.992].map((scale) =>
    element("use", {
      href: "#years",
      transform: `translate(${heart.join(" ")}) scale(${scale}) translate(${heart.map((v) => -v).join(" ")})`,
    }),
  );
  return coverSvg(
    wood() + all,
    ground(coverSize.width, coverSize.height, "url(#wood)") +
      path(rays(), { stroke: "#fff0cf", "stroke-width": 2, opacity: 0.38 }) +
      group({ stroke: "#8a4f14", "stroke-width": 2, opacity: 0.3 }, summers.join("")) +
      element("use", { href: "#years", stroke: "#5f340b", "stroke-width": 4, opacity: 0.6 }) +
      path(stay, { stroke: "#fff6df", "stroke-width": 34, opacity: 0.6 }) +
      path(stay, { stroke: coverColours.teal, "stroke-width": 18 }) +
      path(stay, { stroke: coverColours.auroraHigh, "stroke-width": 5 }),
  );
}
