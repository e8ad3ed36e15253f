import {
  circle,
  element,
  group,
  linearGradient,
  path,
  svgDocument,
} from "../strokes/svg-markup.ts";
import { svgNumber } from "../strokes/svg-number.ts";

// The view at night: the road to Muscat with its lamps and a car that comes towards us. The words on its sign are the
// page's. 1200 by 750 units, and 60 further on each side, so that no blurred edge shows.

const size = { width: 1320, height: 870 };
const viewBox = "-60 -60 1320 870";
const night = { black: "#03151a", pole: "#04181d", road: "#123f47", amber: "#f2bd62" };

/** Where the lamps of the left side stand, and their size; those of the right side mirror them but for the first. */
const left: readonly (readonly [x: number, y: number, size: number])[] = [
  [96, 250, 3.4],
  [250, 316, 2.3],
  [352, 358, 1.6],
  [424, 388, 1.1],
  [474, 408, 0.8],
];
const right = left.map(([x, y, scale]) => [x === 96 ? 1120 : 1204 - x, y, scale] as const);

/** Every light that dazzles: its centre and its radius. */
const lights: readonly (readonly [x: number, y: number, radius: number])[] = [
  ...left.map(([x, y, scale]) => [x + 22 * scale, y, scale * 5.2] as const),
  ...right.map(([x, y, scale]) => [x - 22 * scale, y, scale * 5.2] as const),
  [430, 556, 17],
  [520, 556, 17],
];

function pole(lamp: readonly [x: number, y: number, size: number], side: 1 | -1): string {
  const [x, y, scale] = lamp;
  const number = (value: number) => svgNumber(value, 1);
  const bend = `q0-${number(7 * scale)} ${number(side * 8 * scale)}-${number(7 * scale)}`;
  return path(`M${x} ${number(y + 95 * scale)}V${y}${bend}h${number(side * 14 * scale)}`, {
    stroke: night.pole,
    "stroke-width": 2.2 * scale,
  });
}

function town(): string {
  const windows =
    "M874 440v-20q6-8 12 0v20zM934 440v-46q7-9 14 0v46zM984 440v-34q6-8 12 0v34zM1066 440v-24q7-9 14 0v24zM1066 398v-20q7-9 14 0v20zM1156 440v-26q7-9 14 0v26zM1192 440v-26q7-9 14 0v26zM284 446v-18q14-18 28 0v18z";
  return [
    path("M860 452v-52h58v-26h46v78zM970 452v-62h70v62zM1050 452v-92h80v92zM1136 452v-64h130v64z", {
      fill: "#c9d6cc",
    }),
    path(
      "M246 446v-34h22c0-26 16-32 30-48 14 16 30 22 30 48h22v34zM222 446v-112l-3-4 3-7h3l3-19 3 19h3l3 7-3 4v112z",
      { fill: "#dfe6d8" },
    ),
    path(windows, { fill: night.amber }),
  ].join("");
}

function road(): string {
  return [
    path("M-60 448h640v40H-60z", { fill: "#0a3a44" }),
    path("M-60 810V470l620-30h90l610 30v340z", { fill: "#0a2a30" }),
    path("M-60 810V744l640-304h56l624 300v70z", { fill: night.road }),
    path(
      "M605 446h3l1 26h-5zM603 486h7l3 34h-13zM599 540h15l6 52h-27zM592 622h29l9 66h-47zM580 726h52l8 84h-70z",
      { fill: "#e9decb" },
    ),
    path("M572 446L-60 768v-14l628-308zM640 446l620 312v-14L644 446z", { fill: "#a59a86" }),
  ].join("");
}

function cars(): string {
  return [
    path(
      "M402 590v-36q0-20 18-24l18-36q6-12 18-12h38q12 0 18 12l18 36q18 4 18 24v36h-22v-10h-102v10z",
      { fill: night.black },
    ),
    path("M444 528l13-26q3-8 12-8h12q9 0 12 8l13 26z", { fill: "#2b7078" }),
    path("M632 484v-12q0-7 6-8l4-9h12l4 9q6 1 6 8v12z", { fill: night.black }),
    path("M637 470h6v3h-6zM653 470h6v3h-6z", { fill: "#ff6a55" }),
  ].join("");
}

/** The road of the view at night, in the units of the view from -60 on. */
export function viewRoadSvg(): string {
  const sky = linearGradient("sky", [
    { at: 0, color: "#041a20" },
    { at: 0.6, color: "#0d4750" },
    { at: 0.9, color: "#3c8a80" },
  ]);
  const drawing = [
    element("defs", {}, sky),
    path("M-60-60h1320v540H-60z", { fill: "url(#sky)" }),
    path(
      "M-60 420l90-60 80 24 110-96 70 40 96-84 84 60 70-34 80 70 90-20 110-104 80 66 100-110 90 92 90-50 120 80v120H-60z",
      { fill: "#1d6a6e" },
    ),
    path("M-60 446l120-40 130 26 120-50 150 44 140-26 120 30 150-60 130 40 120-46 140 40v60H-60z", {
      fill: "#114a52",
    }),
    town(),
    road(),
    ...left.map((lamp) => pole(lamp, 1)),
    ...right.map((lamp) => pole(lamp, -1)),
    path("M722 196h8v262h-8zM926 196h8v262h-8z", { fill: night.pole }),
    path("M700 166q0-10 10-10h236q10 0 10 10v104q0 10-10 10H710q-10 0-10-10z", {
      fill: "#0a5858",
      stroke: "#eef5f1",
      "stroke-width": 4,
    }),
    cars(),
    group({ fill: "#fff4dc" }, lights.map(([x, y, radius]) => circle(x, y, radius, {})).join("")),
  ];
  return svgDocument(size, drawing.join(""), { viewBox });
}

/** How the lights of the road spread: how far the glow reaches, how bright rays and rings are (0 to 1). */
const spreads = {
  rays: { glow: 3.4, rays: 0.4, rings: 0 },
  rings: { glow: 4.4, rays: 0, rings: 0.55 },
  glare: { glow: 11, rays: 0.5, rings: 0 },
} as const;

export type Spread = keyof typeof spreads;

export const spreadNames = Object.keys(spreads) as Spread[];

/** The lights of the road alone, as they spread: to be laid over the road. */
export function viewLightsSvg(name: Spread): string {
  const { glow, rays, rings } = spreads[name];
  const halo = element(
    "radialGradient",
    { id: "halo" },
    [
      [0, "#fff4dc", 0.95],
      [0.28, "#ffe6b4", 0.42],
      [1, night.amber, 0],
    ]
      .map(([offset = 0, color = "", opacity = 1]) =>
        element("stop", { offset, "stop-color": color, "stop-opacity": opacity }),
      )
      .join(""),
  );
  const light = [
    circle(0, 0, glow, { fill: "url(#halo)" }),
    rays > 0 ? path(raysPath(), { stroke: "#ffe9bf", "stroke-width": 0.17, opacity: rays }) : "",
    rings > 0
      ? group(
          { stroke: "#ffe9bf", "stroke-width": 0.26, opacity: rings },
          [2.5, 3.6, 4.8].map((radius) => circle(0, 0, radius, {})).join(""),
        )
      : "",
  ].join("");
  const placed = lights.map(([x, y, radius]) =>
    element("use", {
      href: "#light",
      transform: `translate(${svgNumber(x, 1)} ${y}) scale(${svgNumber(radius, 1)})`,
    }),
  );
  const defs = element("defs", {}, halo + group({ id: "light" }, light));
  return svgDocument(size, defs + placed.join(""), { viewBox });
}

/** Eight strokes through a light of radius 1, every second one longer. */
function raysPath(): string {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (Math.PI * (index + 0.35)) / 8;
    const reach = index % 2 ? 5 : 3.1;
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const number = (value: number) => svgNumber(value, 1);
    return `M${number(-x)} ${number(-y)}L${number(x)} ${number(y)}`;
  }).join("");
}
