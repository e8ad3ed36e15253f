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
import { svgNumber } from "../strokes/svg-number.ts";
import { coverColours } from "./cover-colours.ts";
import { coverSize, coverSvg } from "./cover-frame.ts";

/** The rim of the lens, and the foot on which it floats. */
const rim = { x: 800, y: 430, rx: 330, ry: 92 };
const foot = { x: 800, y: 690 };

function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  attributes: Record<string, string | number>,
): string {
  return element("ellipse", { cx: x, cy: y, rx, ry, ...attributes });
}

/** Rings on the water, wider apart the farther they have travelled. */
function ripples(): string {
  const rings = Array.from({ length: 10 }, (_, index) => {
    const rx = 150 + index * 92 + index * index * 5;
    return ellipse(foot.x, foot.y + 30, rx, rx * 0.27, {
      "stroke-width": svgNumber(5 - index * 0.35, 1),
      opacity: 0.75 - index * 0.06,
    });
  });
  return group({ stroke: "#eafff7" }, rings.join(""));
}

/** Fine fibres down the wall of the bowl, the ghost of the iris it will cover. */
function fibres(): string {
  const random = mulberry32(9);
  let d = "";
  for (let index = 0; index < 64; index++) {
    const angle = (index / 64) * Math.PI * 2 + bell(random) * 0.03;
    const start = between(random, 0.7, 0.8);
    const end = between(random, 0.36, 0.5);
    const at = (share: number): string => {
      const depth = Math.sqrt(1 - share * share) * 0.92;
      const x = rim.x + Math.cos(angle) * rim.rx * share;
      const y = rim.y + Math.sin(angle) * rim.ry * share + depth * (foot.y - rim.y);
      return `${svgNumber(x)} ${svgNumber(y)}`;
    };
    d += `M${at(start)}L${at(end)}`;
  }
  return path(d, { stroke: coverColours.teal, "stroke-width": 2, opacity: 0.3 });
}

function bowl(): string {
  const left = rim.x - rim.rx;
  const right = rim.x + rim.rx;
  const wall = `M${left} ${rim.y}C${left + 6} 600 ${left + 150} ${foot.y} ${rim.x} ${foot.y}S${right - 6} 600 ${right} ${rim.y}`;
  return [
    path(`${wall}A${rim.rx} ${rim.ry} 0 0 1 ${left} ${rim.y}Z`, { fill: "url(#glass)" }),
    fibres(),
    ellipse(rim.x, rim.y, rim.rx, rim.ry, { fill: "url(#inside)" }),
    path(wall, { stroke: "#fff", "stroke-width": 4, opacity: 0.9 }),
    ellipse(rim.x, rim.y, rim.rx, rim.ry, { stroke: "#fff", "stroke-width": 5 }),
    ellipse(rim.x, rim.y + 4, rim.rx - 16, rim.ry - 11, {
      stroke: coverColours.teal,
      "stroke-width": 2,
      opacity: 0.5,
    }),
    path("M508 520C528 590 580 636 640 660", {
      stroke: "#fff",
      "stroke-width": 14,
      "stroke-linecap": "round",
      opacity: 0.8,
    }),
  ].join("");
}

/** Drops of solution falling into the lens. */
function drop(x: number, y: number, size: number): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    path("M0 -70C20 -30 44 -6 44 28A44 44 0 0 1 -44 28C-44 -6 -20 -30 0 -70Z", {
      fill: "url(#drop)",
    }) +
      path("M-24 30A26 26 0 0 0 0 54", {
        stroke: "#fff",
        "stroke-width": 6,
        "stroke-linecap": "round",
        opacity: 0.9,
      }),
  );
}

/** A contact lens afloat on clean water, one fresh drop above it. */
export function lensOnWaterCover(): string {
  const c = coverColours;
  const definitions =
    linearGradient("water", [
      { at: 0, color: "#eef8f1" },
      { at: 0.3, color: "#bfe6da" },
      { at: 0.62, color: "#55b5a8" },
      { at: 1, color: "#0c6a6c" },
    ]) +
    linearGradient("glass", [
      { at: 0, color: "#ffffff", opacity: 0.75 },
      { at: 0.6, color: "#c8f1e4", opacity: 0.45 },
      { at: 1, color: "#8fd9c8", opacity: 0.75 },
    ]) +
    linearGradient("inside", [
      { at: 0, color: "#ffffff", opacity: 0.2 },
      { at: 1, color: "#ffffff", opacity: 0.85 },
    ]) +
    linearGradient("drop", [
      { at: 0, color: "#d6f7ea" },
      { at: 1, color: c.aurora },
    ]) +
    radialGradient(
      "shine",
      [
        { at: 0, color: "#ffffff", opacity: 0.9 },
        { at: 1, color: "#ffffff", opacity: 0 },
      ],
      { cx: 800, cy: 300, r: 560 },
    );
  return coverSvg(
    definitions,
    ground(coverSize.width, coverSize.height, "url(#water)") +
      circle(800, 300, 560, { fill: "url(#shine)" }) +
      ripples() +
      ellipse(foot.x, foot.y + 34, 230, 52, { fill: c.teal, opacity: 0.35 }) +
      bowl() +
      drop(800, 214, 1),
  );
}
