import { linePath, type Point } from "../strokes/polyline.ts";
import { circle, ground, linearGradient, path, radialGradient } from "../strokes/svg-markup.ts";
import { svgNumber } from "../strokes/svg-number.ts";
import { coverColours } from "./cover-colours.ts";
import { coverSize, coverSvg } from "./cover-frame.ts";

/** The axis of the eye, and the place on the retina where light meets. */
const axis = 500;
const focus: Point = [1180, axis];

/** How far a spherical surface has fallen back at `height` above its apex. */
function sag(radius: number, height: number): number {
  return radius - Math.sqrt(radius * radius - height * height);
}

/** One ray: straight through the air, bent by the cornea and by both faces of the lens. */
function ray(height: number): Point[] {
  const afterCornea = height * 0.82;
  const inLens = height * 0.68;
  return [
    [-10, axis + height],
    [400 + sag(319, height), axis + height],
    [608 + sag(230, afterCornea), axis + afterCornea],
    [748 - sag(198, inLens), axis + inLens],
    focus,
  ];
}

/** The message on its way to the brain: dotted threads from the focus along the optic nerve. */
function nerve(): string {
  const threads = Array.from({ length: 9 }, (_, index) => {
    const spread = (index - 4) / 4;
    const y = (base: number, width: number): string => svgNumber(base + spread * width);
    return `M1190 ${y(axis, 5)}C1270 ${y(500, 46)} 1330 ${y(560, 8)} 1400 ${y(570, 22)}S1540 ${y(548, 130)} 1640 ${y(540, 190)}`;
  });
  return path(threads.join(""), {
    stroke: "url(#message)",
    "stroke-width": 6,
    "stroke-linecap": "round",
    "stroke-dasharray": "0 17",
  });
}

function definitions(): string {
  const c = coverColours;
  const night = linearGradient(
    "night",
    [
      { at: 0, color: c.night },
      { at: 0.5, color: "#0c4a52" },
      { at: 1, color: "#082c33" },
    ],
    {},
  );
  const rays = linearGradient(
    "ray",
    [
      { at: 0, color: c.auroraHigh, opacity: 0.12 },
      { at: 0.34, color: c.auroraHigh },
      { at: 0.72, color: "#cfe3a6" },
      { at: 1, color: c.amberHigh },
    ],
    { gradientUnits: "userSpaceOnUse", x1: 0, x2: focus[0] },
  );
  const message = linearGradient(
    "message",
    [
      { at: 0, color: "#ffe2a6" },
      { at: 1, color: c.amberHigh, opacity: 0.25 },
    ],
    { gradientUnits: "userSpaceOnUse", x1: 1180, x2: 1600 },
  );
  const glass = linearGradient(
    "glass",
    [
      { at: 0, color: c.auroraPale, opacity: 0.45 },
      { at: 1, color: c.auroraPale, opacity: 0.1 },
    ],
    {},
  );
  const glow = radialGradient(
    "glow",
    [
      { at: 0, color: "#ffe7b4", opacity: 0.9 },
      { at: 0.12, color: c.amberHigh, opacity: 0.5 },
      { at: 0.4, color: c.amberHigh, opacity: 0.16 },
      { at: 1, color: c.amberHigh, opacity: 0 },
    ],
    { cx: focus[0], cy: focus[1], r: 420 },
  );
  const humour = radialGradient(
    "humour",
    [
      { at: 0, color: "#1b7f84", opacity: 0.5 },
      { at: 1, color: "#0f5a63", opacity: 0.5 },
    ],
    { cx: 800, cy: 500, r: 380 },
  );
  return night + rays + message + glass + glow + humour;
}

/** Parallel light, gathered by cornea and lens into one point on the retina, and sent on. */
export function lightBecomesSightCover(): string {
  const c = coverColours;
  const globe = "M497 271A380 380 0 1 1 497 729";
  const rays = Array.from({ length: 31 }, (_, index) => linePath(ray((index - 15) * 12)));
  return coverSvg(
    definitions(),
    ground(coverSize.width, coverSize.height, "url(#night)") +
      path(`${globe}A319 319 0 0 1 497 271Z`, { fill: "url(#humour)" }) +
      ground(coverSize.width, coverSize.height, "url(#glow)") +
      path(globe, { stroke: c.auroraPale, "stroke-width": 3, opacity: 0.5 }) +
      path("M1098 266A380 380 0 0 1 1098 734", { stroke: c.amberHigh, "stroke-width": 5 }) +
      path("M497 271A319 319 0 0 0 497 729L512 712A300 300 0 0 1 512 288Z", {
        fill: "url(#glass)",
        stroke: c.auroraPale,
        "stroke-width": 2.6,
        "stroke-linejoin": "round",
      }) +
      path(
        "M514 250C556 276 592 306 610 346C586 328 546 306 504 292ZM514 750C556 724 592 694 610 654C586 672 546 694 504 708Z",
        {
          fill: c.amber,
        },
      ) +
      path("M668 344A230 230 0 0 0 668 656A198 198 0 0 0 668 344Z", {
        fill: "url(#glass)",
        stroke: c.auroraPale,
        "stroke-width": 2.6,
      }) +
      path(rays.join(""), { stroke: "url(#ray)", "stroke-width": 2 }) +
      nerve() +
      circle(focus[0], focus[1], 10, { fill: "#fff6e0" }),
  );
}
