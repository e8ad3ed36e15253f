import { circle, element, ground, group, linearGradient, path } from "../strokes/svg-markup.ts";
import { tickPaths } from "../strokes/ticks.ts";
import { coverColours } from "./cover-colours.ts";
import { coverSize, coverSvg } from "./cover-frame.ts";

/** Concentric zones: each radius focuses another distance. */
function zones(...radii: number[]): string {
  return radii.map((radius) => circle(0, 0, radius, {})).join("");
}

/** A tinted zone. */
function tint(radius: number, fill: string): string {
  return circle(0, 0, radius, { fill, "fill-opacity": 0.45 });
}

/** The axis marks of a lens that corrects astigmatism. */
const axisMarks = path("M-86 0h30M86 0h-30M-80 -11h18M80 11h-18", { "stroke-width": 4 });

const facets = path(tickPaths({ center: [0, 0], inner: 36, outer: 78, count: 36 }).join(""), {
  "stroke-width": 1.8,
});

/** What is engraved on each of the eleven optics; the chosen one is the sixth, in the middle. */
const designs: readonly string[] = [
  "",
  axisMarks,
  zones(22, 42, 58, 71),
  tint(36, coverColours.auroraHigh) + zones(36),
  tint(88, coverColours.aurora) + zones(28),
  zones(18, 32, 44, 55, 65, 74, 82),
  path("M-88 14A89 89 0 0 0 88 14Q0 48 -88 14Z", {
    fill: coverColours.aurora,
    "fill-opacity": 0.4,
  }),
  zones(24) + facets,
  zones(30, 48, 64) + axisMarks,
  circle(0, 0, 46, { stroke: coverColours.petrol, "stroke-width": 42, opacity: 0.8 }),
  path("M0 -88V88M-88 0H88", { "stroke-dasharray": "2 10", "stroke-width": 3 }) + zones(16, 60),
];

const chosen = 5;

/** Where each lens lies: rows of four, three and four. */
const places = [
  ...[275, 625, 975, 1325].map((x) => ({ x, y: 222 })),
  ...[450, 800, 1150].map((x) => ({ x, y: 500 })),
  ...[275, 625, 975, 1325].map((x) => ({ x, y: 778 })),
];

function lens(design: string, index: number): string {
  const { x, y } = places[index] ?? { x: 0, y: 0 };
  const isChosen = index === chosen;
  const turn = index % 2 === 0 ? -24 : 18;
  const stroke = isChosen ? "#8a4b07" : coverColours.teal;
  return group(
    { transform: `translate(${x} ${y}) scale(1.18)` },
    element("ellipse", { cx: 16, cy: 26, rx: 98, ry: 94, fill: "#5b6f55", opacity: 0.16 }) +
      group(
        { transform: `rotate(${turn})`, stroke, "stroke-width": 2.6 },
        element("use", { href: "#haptics", "stroke-width": 6, "stroke-linecap": "round" }) +
          circle(0, 0, 94, { fill: isChosen ? "url(#amber)" : "url(#glass)", "stroke-width": 4 }) +
          design,
      ) +
      path("M-70 -34A78 78 0 0 1 -22 -74", {
        stroke: "#fff",
        "stroke-width": 9,
        "stroke-linecap": "round",
        opacity: 0.9,
      }),
  );
}

/** Eleven lenses for one eye, laid out like shells on a tray; one is chosen. */
export function elevenLensesCover(): string {
  const c = coverColours;
  const slant = { x2: 1, y2: 1 };
  const loop = "M82 -46C132 -78 166 -6 128 64C120 80 104 86 92 76";
  const definitions =
    linearGradient(
      "tray",
      [
        { at: 0, color: c.mist2 },
        { at: 0.5, color: "#eef0de" },
        { at: 1, color: "#f3dcae" },
      ],
      slant,
    ) +
    linearGradient(
      "glass",
      [
        { at: 0, color: "#ffffff", opacity: 0.95 },
        { at: 1, color: "#bfe3d8", opacity: 0.75 },
      ],
      slant,
    ) +
    linearGradient(
      "amber",
      [
        { at: 0, color: "#ffe9bd" },
        { at: 1, color: "#e39a35" },
      ],
      slant,
    ) +
    path(`${loop}M-82 46C-132 78 -166 6 -128 -64C-120 -80 -104 -86 -92 -76`, { id: "haptics" });
  return coverSvg(
    definitions,
    ground(coverSize.width, coverSize.height, "url(#tray)") + designs.map(lens).join(""),
  );
}
