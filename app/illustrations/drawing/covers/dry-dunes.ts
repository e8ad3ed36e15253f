import { linePath, type Point, pointOnCircle } from "../strokes/polyline.ts";
import { bell, between, mulberry32 } from "../strokes/random.ts";
import {
  circle,
  element,
  ground,
  group,
  linearGradient,
  path,
  radialGradient,
} from "../strokes/svg-markup.ts";
import { coverColours } from "./cover-colours.ts";
import { coverSize, coverSvg } from "./cover-frame.ts";

/** A dune: its silhouette, and the shaded face below its crest line. */
interface Dune {
  body: string;
  shade: string;
  lit: string;
  dark: string;
  rippled?: boolean;
}

const sunCenter: Point = [1090, 452];

const dunes: readonly Dune[] = [
  {
    body: "M0 620C150 590 260 560 400 566S700 640 860 604S1180 500 1330 520S1540 590 1600 580V1000H0Z",
    shade:
      "M1330 520C1420 532 1540 590 1600 580V1000H1240C1330 860 1270 700 1240 640C1220 590 1270 540 1330 520Z",
    lit: "#efc98b",
    dark: "#d9a35c",
  },
  {
    body: "M0 690C120 640 240 600 390 610C560 622 660 720 820 724S1130 660 1270 668S1520 720 1600 700V1000H0Z",
    shade:
      "M390 610C560 622 660 720 820 724C720 780 660 860 640 1000H250C380 880 300 780 330 720C345 680 350 640 390 610Z",
    lit: "#e6b066",
    dark: "#c07c35",
  },
  {
    body: "M0 860C180 850 330 830 520 780S860 690 1010 700C1180 712 1330 810 1600 800V1000H0Z",
    shade:
      "M1010 700C1180 712 1330 810 1600 800V1000H860C1010 930 930 850 960 790C975 755 985 725 1010 700Z",
    rippled: true,
    lit: "#d4924a",
    dark: "#8f4f1d",
  },
  {
    body: "M0 900C160 880 300 900 470 930S900 980 1600 900V1000H0Z",
    shade: "M470 930C700 970 1100 962 1600 900V1000H300C420 980 440 950 470 930Z",
    lit: "#a9652a",
    dark: "#6a3611",
  },
];

/** Wind ripples on the lit face of a dune: the same slow wave, line under line. */
function ripples(): string {
  let d = "";
  for (let line = 0; line < 16; line++) {
    const x = -40 + line * 26;
    const y = 838 + line * 11;
    d += `M${x} ${y}c120-10 200 6 300-22s190-66 300-92 210-34 300-30`;
  }
  return path(d, { stroke: "#a3622a", "stroke-width": 2.4, opacity: 0.5 });
}

function land(): string {
  return dunes
    .map(({ body, shade, lit, dark, rippled }) => {
      const face = path(body, { fill: lit });
      const wind = rippled ? group({ "clip-path": "url(#face)" }, ripples()) : "";
      return face + wind + path(shade, { fill: dark });
    })
    .join("");
}

/** The low sun, with the fibres of an amber iris for rays. */
function sun(): string {
  const random = mulberry32(31);
  let d = "";
  for (let index = 0; index < 120; index++) {
    const angle = ((index + bell(random) * 0.5) / 120) * Math.PI * 2;
    const inner = between(random, 74, 104);
    const outer = between(random, 140, 196);
    d += linePath([pointOnCircle(sunCenter, inner, angle), pointOnCircle(sunCenter, outer, angle)]);
  }
  return (
    circle(sunCenter[0], sunCenter[1], 204, { fill: "url(#sun)" }) +
    path(d, { stroke: "#fff1c9", "stroke-width": 2.6, opacity: 0.75 })
  );
}

/** The one tear: clear as a lens, so it shows the land upside down. */
function tear(): string {
  const outline = "M560 168C610 262 668 318 668 404A108 108 0 0 1 452 404C452 318 510 262 560 168Z";
  return (
    element("clipPath", { id: "tear" }, path(outline, {})) +
    group(
      { "clip-path": "url(#tear)" },
      path(outline, { fill: "url(#lagoon)" }) +
        group(
          { transform: "translate(452 528) scale(.135 -.27)", opacity: 0.85 },
          element("use", { href: "#land" }),
        ) +
        path(outline, { fill: "url(#glaze)" }),
    ) +
    path("M478 398C474 446 506 486 552 490", {
      stroke: "#fff",
      "stroke-width": 11,
      "stroke-linecap": "round",
      opacity: 0.85,
    }) +
    path(outline, { stroke: coverColours.teal, "stroke-width": 3, opacity: 0.6 })
  );
}

/** Dunes, a low sun and one tear: an eye in a dry country. */
export function dryDunesCover(): string {
  return coverSvg(
    definitions(),
    ground(coverSize.width, coverSize.height, "url(#sky)") +
      ground(coverSize.width, coverSize.height, "url(#heat)") +
      sun() +
      group({ id: "land" }, land()) +
      tear(),
  );
}

function definitions(): string {
  const c = coverColours;
  const [cx, cy] = sunCenter;
  const rippled = dunes.find((dune) => dune.rippled)?.body ?? "";
  const sky = linearGradient("sky", [
    { at: 0, color: "#fbf3e2" },
    { at: 0.35, color: "#f9e2b6" },
    { at: 0.62, color: "#f0b968" },
  ]);
  const heat = radialGradient(
    "heat",
    [
      { at: 0.3, color: "#fff3d2", opacity: 0.95 },
      { at: 0.6, color: "#ffe2a4", opacity: 0.4 },
      { at: 1, color: "#ffe2a4", opacity: 0 },
    ],
    { cx, cy, r: 560 },
  );
  const disc = radialGradient(
    "sun",
    [
      { at: 0, color: "#fff6dc" },
      { at: 0.38, color: "#fbd68a" },
      { at: 0.8, color: "#ec9f3f" },
      { at: 1, color: "#d97c2b" },
    ],
    { cx, cy, r: 204 },
  );
  const lagoon = linearGradient("lagoon", [
    { at: 0, color: c.teal },
    { at: 1, color: c.auroraHigh },
  ]);
  const glaze = linearGradient("glaze", [
    { at: 0, color: "#eafff6", opacity: 0.85 },
    { at: 0.5, color: c.aurora, opacity: 0.45 },
    { at: 1, color: c.teal, opacity: 0.75 },
  ]);
  const face = element("clipPath", { id: "face" }, path(rippled, {}));
  return sky + heat + disc + lagoon + glaze + face;
}
