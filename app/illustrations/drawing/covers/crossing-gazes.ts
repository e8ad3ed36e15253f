import { irisMarkup } from "../iris/iris.ts";
import { irisPalettes } from "../iris/iris-palettes.ts";
import { linePath, type Point } from "../strokes/polyline.ts";
import { element, ground, group, linearGradient, path } from "../strokes/svg-markup.ts";
import { svgNumber } from "../strokes/svg-number.ts";
import { coverColours } from "./cover-colours.ts";
import { coverSize, coverSvg } from "./cover-frame.ts";

const kite: Point = [800, 280];

/** One eye: the middle of its opening, and where its iris has turned to. */
interface Eye {
  name: string;
  at: Point;
  iris: Point;
}

const straight: Eye = { name: "straight", at: [508, 660], iris: [548, 626] };
const turned: Eye = { name: "turned", at: [1092, 660], iris: [1010, 668] };

/** The opening between the lids, the lashes' edge and the fold above it, around 0, 0. */
const opening =
  "M-216 34C-150 -92 -70 -138 8 -136C96 -132 166 -74 214 24C150 96 78 126 0 126C-84 126 -152 96 -216 34Z";
const lashes =
  "M-232 46C-160 -104 -74 -156 8 -154C102 -150 178 -86 234 30C170 -62 100 -122 8 -126C-66 -128 -146 -84 -232 46Z";
const lowerLid = "M-196 52C-140 102 -80 130 0 130C76 130 146 100 204 36";
const fold = "M-186 -62C-120 -164 -44 -196 16 -194C92 -192 156 -150 204 -78";

function eye({ name, at, iris }: Eye): string {
  const scale = 0.262;
  const x = svgNumber(iris[0] - at[0] - 500 * scale);
  const y = svgNumber(iris[1] - at[1] - 500 * scale);
  const c = coverColours;
  return group(
    { transform: `translate(${at[0]} ${at[1]})` },
    path(opening, { fill: "url(#white)" }) +
      element("clipPath", { id: name }, path(opening, {})) +
      group(
        { "clip-path": `url(#${name})` },
        group(
          { transform: `translate(${x} ${y}) scale(${scale})` },
          element("use", { href: "#eye" }),
        ) + path(lashes, { stroke: c.ink, "stroke-width": 36, opacity: 0.16 }),
      ) +
      path(lashes, { fill: c.ink }) +
      path(lowerLid, {
        stroke: c.ink,
        "stroke-width": 4,
        "stroke-linecap": "round",
        opacity: 0.55,
      }) +
      path(fold, { stroke: "#9c4a2e", "stroke-width": 6, "stroke-linecap": "round", opacity: 0.6 }),
  );
}

/** A line of sight, dot after dot. */
function gaze(from: Point, to: Point, stroke: string): string {
  return path(linePath([from, to]), {
    stroke,
    "stroke-width": 9,
    "stroke-linecap": "round",
    "stroke-dasharray": "0 21",
  });
}

/** The paper kite both eyes are meant to look at. */
function paperKite(): string {
  const c = coverColours;
  return group(
    { transform: `translate(${kite[0]} ${kite[1]}) rotate(14)` },
    path("M0 122C-30 170 40 190 10 240S-60 282 -20 330", {
      stroke: "#b4512c",
      "stroke-width": 4,
      "stroke-linecap": "round",
    }) +
      path("M-6 178l-26 -12 6 30zM4 176l28 -8 -10 28zM-16 268l-26 -6 10 28zM-4 268l28 -2 -14 26z", {
        fill: c.aurora,
      }) +
      path("M0 -130L-92 -20H0Z", { fill: "#f7cf7d" }) +
      path("M0 -130L92 -20H0Z", { fill: c.ember }) +
      path("M-92 -20L0 122V-20Z", { fill: c.ember }) +
      path("M92 -20L0 122V-20Z", { fill: "#b4512c" }),
  );
}

function definitions(): string {
  const c = coverColours;
  const sky = linearGradient("sky", [
    { at: 0, color: "#bfe4dc" },
    { at: 0.34, color: "#e9efdf" },
    { at: 0.62, color: "#f6d3ae" },
    { at: 1, color: "#e8a37c" },
  ]);
  const white = linearGradient("white", [
    { at: 0, color: "#e9e2d6" },
    { at: 0.4, color: "#ffffff" },
    { at: 1, color: "#f3ebe0" },
  ]);
  const stray = linearGradient(
    "stray",
    [
      { at: 0, color: c.rust },
      { at: 0.75, color: c.rust, opacity: 0.55 },
      { at: 1, color: c.rust, opacity: 0.1 },
    ],
    { gradientUnits: "userSpaceOnUse", x1: turned.iris[0], y1: turned.iris[1], x2: 400, y2: 96 },
  );
  const iris = irisMarkup({
    seed: 77,
    palette: irisPalettes.aurora,
    detail: "portrait",
    pupil: 0.34,
  });
  return sky + white + stray + group({ id: "eye" }, iris);
}

/** Two eyes and one kite: one gaze arrives, the other crosses it and passes by. */
export function crossingGazesCover(): string {
  return coverSvg(
    definitions(),
    ground(coverSize.width, coverSize.height, "url(#sky)") +
      eye(straight) +
      eye(turned) +
      gaze(turned.iris, [400, 96], "url(#stray)") +
      gaze(straight.iris, kite, coverColours.teal) +
      paperKite(),
  );
}
