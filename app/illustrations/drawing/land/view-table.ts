import { element, group, path, svgDocument } from "../strokes/svg-markup.ts";

// The middle of the view, at arm's length: a table above the corniche with a dallah, a cup, dates and a telephone that
// lies against a stand. The view is 1200 by 750 units; the drawing reaches 60 further, so that no blurred edge shows.

const brass = {
  deep: "#7a4410",
  dark: "#a9661a",
  body: "#c98a2e",
  light: "#e3a64c",
  shine: "#f2c777",
};

function dallah(): string {
  return [
    path("M384 648c-24-46 4-74 16-110 5-15 6-22 6-34h50c0 12 1 19 6 34 12 36 40 64 16 110z", {
      fill: brass.dark,
    }),
    path("M384 648c-24-46 4-74 16-110 5-15 6-22 6-34h22c-4 30-24 60-26 96-1 18 2 34 6 48z", {
      fill: brass.light,
    }),
    path("M400 504c3-22 22-36 31-64 9 28 28 42 31 64z", { fill: brass.body }),
    path("M400 504c3-22 22-36 31-64-2 26-12 42-13 64z", { fill: brass.shine }),
    element("circle", { cx: 431, cy: 434, r: 7.5, fill: brass.shine }),
    path("M398 540c-16-14-36-32-66-33 16 8 26 22 34 44 6 16 12 24 22 30z", { fill: brass.body }),
    path("M461 516c42-6 54 32 38 72-4 10-10 18-18 22", {
      stroke: brass.deep,
      "stroke-width": 10,
      "stroke-linecap": "round",
    }),
    path("M402 538h58M376 606h110M380 618h103", { stroke: brass.deep, "stroke-width": 2.5 }),
    path("M380 646h102l8 12h-118z", { fill: brass.deep }),
  ].join("");
}

function cup(): string {
  return group(
    { transform: "translate(524 658) scale(1.15)" },
    [
      path("M-24-34h48l-7 36h-34z", { fill: "#fbf9f4" }),
      path("M-22.5-26h45l-1.6 8h-41.8z", { fill: "#14a38b" }),
      path("M-20-10l6.6 6 6.6-6 6.8 6 6.7-6 6.6 6 6.7-6", {
        stroke: "#c97f1c",
        "stroke-width": 2.4,
      }),
      path("M-24-34h48l-1 4h-46z", { fill: "#3d210d" }),
    ].join(""),
  );
}

/** Centre and turn in degrees of each date on the plate. */
const dates: readonly [x: number, y: number, turn: number][] = [
  [582, 636, -18],
  [610, 639, 8],
  [634, 636, 26],
  [598, 625, 10],
  [620, 624, -14],
];

function plateOfDates(): string {
  return [
    element("ellipse", { cx: 606, cy: 648, rx: 66, ry: 15, fill: "#fbf9f4" }),
    element("ellipse", { cx: 606, cy: 645, rx: 56, ry: 10, fill: "#dcc9a6" }),
    group(
      { fill: "#5a2d12" },
      dates
        .map(([cx, cy, turn]) =>
          element("ellipse", { cx, cy, rx: 15, ry: 8, transform: `rotate(${turn} ${cx} ${cy})` }),
        )
        .join(""),
    ),
    path("M574 634l12-4M604 637l12 1M590 623l14 1M614 622l10-3M628 633l10 4", {
      stroke: "#b9773f",
      "stroke-width": 2,
    }),
  ].join("");
}

/** A telephone on its stand; the words on its screen are the page's. */
function telephone(): string {
  return [
    path("M714 516q2-10 12-10h146q10 0 11 10l9 138q0 10-10 10H710q-10 0-9-10z", {
      fill: "#06232a",
    }),
    path("M725 520q1-5 6-5h136q5 0 6 5l8 126q0 5-5 5H718q-5 0-5-5z", { fill: "#fbf9f4" }),
    path("M752 618h94q8 0 8 8v4q0 8-8 8h-94q-8 0-8-8v-4q0-8 8-8z", { fill: "#14a38b" }),
  ].join("");
}

/** The table of the view, in the units of the view from -60 on. */
export function viewTableSvg(): string {
  const shadows = [
    [450, 660, 92],
    [612, 662, 74],
    [796, 664, 116],
  ].map(([cx = 0, cy = 0, rx = 0]) => element("ellipse", { cx, cy, rx, ry: 9 }));
  const table = [
    path("M-60 548h1320v262H-60z", { fill: "#0d4249" }),
    path("M-60 548h1320v8H-60z", { fill: "#1a6068" }),
    path("M-60 596h1320M-60 654h1320M-60 722h1320", { stroke: "#155158", "stroke-width": 2 }),
    group(
      { transform: "translate(0 -58)" },
      [
        group({ fill: "#0a3339" }, shadows.join("")),
        dallah(),
        cup(),
        plateOfDates(),
        telephone(),
      ].join(""),
    ),
  ].join("");
  return svgDocument({ width: 1320, height: 870 }, table, { viewBox: "-60 -60 1320 870" });
}
