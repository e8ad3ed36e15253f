import { irisMarkup } from "../iris/iris.ts";
import { irisPalettes } from "../iris/iris-palettes.ts";
import { rangeLine } from "../land/ridge.ts";
import { shadePath } from "../land/slope-hatching.ts";
import { areaPath, type Point } from "../strokes/polyline.ts";
import { mulberry32 } from "../strokes/random.ts";
import {
  circle,
  element,
  ground,
  group,
  linearGradient,
  path,
  radialGradient,
} from "../strokes/svg-markup.ts";
import { svgNumber } from "../strokes/svg-number.ts";
import { coverColours } from "./cover-colours.ts";
import { coverSize, coverSvg } from "./cover-frame.ts";

/** One evening of the recovery: where the eye stands, how large, and how much of it is clear (0 to 1). */
interface Phase {
  x: number;
  y: number;
  radius: number;
  clear: number;
}

const phases: readonly Phase[] = [
  { x: 150, y: 668, radius: 40, clear: 0.08 },
  { x: 318, y: 590, radius: 54, clear: 0.24 },
  { x: 510, y: 500, radius: 72, clear: 0.42 },
  { x: 738, y: 404, radius: 96, clear: 0.66 },
  { x: 1072, y: 340, radius: 176, clear: 1 },
];

const summits: { far: Point[]; near: Point[] } = {
  far: [
    [-20, 800],
    [180, 740],
    [360, 790],
    [600, 700],
    [760, 760],
    [980, 660],
    [1130, 730],
    [1340, 610],
    [1480, 690],
    [1620, 640],
  ],
  near: [
    [-20, 900],
    [240, 850],
    [520, 910],
    [820, 810],
    [1020, 880],
    [1280, 770],
    [1440, 840],
    [1620, 780],
  ],
};

/** The lit part of a waxing moon: a half circle and the curved edge of its shadow. */
function litPath({ clear }: Phase): string {
  const edge = svgNumber(Math.abs(480 * (1 - 2 * clear)));
  const sweep = clear < 0.5 ? 0 : 1;
  return `M500 20A480 480 0 0 1 500 980A${edge} 480 0 0 ${sweep} 500 20Z`;
}

function moon(phase: Phase, index: number): string {
  const scale = phase.radius / 480;
  const x = svgNumber(phase.x - 500 * scale, 1);
  const y = svgNumber(phase.y - 500 * scale, 1);
  const c = coverColours;
  const veiled =
    circle(500, 500, 480, { fill: "#0b3f48" }) +
    circle(500, 500, 476, { stroke: c.auroraHigh, "stroke-width": 3 / scale, opacity: 0.45 });
  const eye =
    phase.clear === 1
      ? element("use", { href: "#eye" })
      : group({ "clip-path": `url(#lit${index})` }, element("use", { href: "#eye" }));
  return group(
    { transform: `translate(${x} ${y}) scale(${svgNumber(scale, 4)})` },
    (phase.clear === 1 ? "" : veiled) + eye,
  );
}

function land(): string {
  const random = mulberry32(17);
  const far = rangeLine(random, summits.far, 0.09);
  const near = rangeLine(random, summits.near, 0.09);
  const hatching = (crest: readonly Point[], stroke: string): string =>
    path(shadePath(random, crest, { reach: 130, step: 9 }), {
      stroke,
      "stroke-width": 1.8,
      opacity: 0.6,
    });
  return [
    path(areaPath(far, 1000), { fill: "#0d464c" }),
    hatching(far, "#4d9a90"),
    path(areaPath(near, 1000), { fill: coverColours.night }),
    hatching(near, "#2c6a6c"),
  ].join("");
}

function definitions(): string {
  const c = coverColours;
  const clips = phases.map((phase, index) =>
    phase.clear === 1 ? "" : element("clipPath", { id: `lit${index}` }, path(litPath(phase), {})),
  );
  const eye = irisMarkup({
    seed: 28,
    palette: irisPalettes.aurora,
    detail: "portrait",
    pupil: 0.25,
    catchlight: true,
  });
  return (
    linearGradient("evening", [
      { at: 0, color: "#052027" },
      { at: 0.4, color: "#0c4c55" },
      { at: 0.66, color: "#3f9d92" },
      { at: 0.8, color: "#d9dcae" },
      { at: 0.9, color: c.amberHigh },
    ]) +
    radialGradient(
      "halo",
      [
        { at: 0.38, color: c.auroraPale, opacity: 0.55 },
        { at: 0.6, color: c.auroraHigh, opacity: 0.16 },
        { at: 1, color: c.auroraHigh, opacity: 0 },
      ],
      { cx: 1072, cy: 340, r: 430 },
    ) +
    group({ id: "eye" }, eye) +
    clips.join("")
  );
}

/** A waxing moon for every stage of healing: hazy at first, and a clear eye in the end. */
export function risingMoonsCover(): string {
  const orbit = "M-40 764C240 620 470 520 738 404S1240 200 1640 150";
  return coverSvg(
    definitions(),
    ground(coverSize.width, coverSize.height, "url(#evening)") +
      ground(coverSize.width, coverSize.height, "url(#halo)") +
      path(orbit, {
        stroke: coverColours.auroraPale,
        "stroke-width": 2,
        "stroke-dasharray": "2 12",
        opacity: 0.7,
      }) +
      phases.map(moon).join("") +
      land(),
  );
}
