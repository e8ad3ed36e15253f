import { type EyeFigureInks, eyeFigureMarkup } from "./eye/eye-figure-markup.ts";
import { eyeFigurePlates } from "./eye/eye-figure-plates.ts";
import { closingCurtain, heroCurtain, type PageCurtain } from "./land/aurora-curtain.ts";
import { closingLand, heroLand, type LandLayer } from "./land/page-land.ts";
import { archesPath, hundredPaths, sunflowerPath } from "./plates/counting-glyphs.ts";
import { element, group, path } from "./strokes/svg-markup.ts";

/**
 * Files of named parts, by file name. An inline drawing shows a part in its place (`<use href="file.svg#id">`): it
 * takes the colours of the page like the drawing's own strokes, and neither the page nor its script carries the path.
 */
export function drawnParts(): Map<string, string> {
  return new Map([
    ["hero-scenery.svg", partsFile([...curtainParts(heroCurtain()), ...landParts(heroLand())])],
    [
      "closing-scenery.svg",
      partsFile([...curtainParts(closingCurtain()), ...landParts(closingLand())]),
    ],
    ["counting-glyphs.svg", partsFile(countingParts())],
    ["eye-atlas.svg", partsFile(eyePlates())],
  ]);
}

function partsFile(parts: readonly string[]): string {
  return `${element("svg", { xmlns: "http://www.w3.org/2000/svg" }, parts.join(""))}\n`;
}

function curtainParts({ near, far }: PageCurtain): string[] {
  return [path(near, { id: "near" }), path(far, { id: "far" })];
}

/** Range after range from far to near: l1 and its hatching h1, l2 and h2, and so on. */
function landParts(layers: readonly LandLayer[]): string[] {
  return layers.flatMap(({ land, hatching }, index) => [
    path(land, { id: `l${index + 1}` }),
    path(hatching, { id: `h${index + 1}` }),
  ]);
}

function countingParts(): string[] {
  const { lit, rest } = hundredPaths(99);
  return [
    path(sunflowerPath(200), { id: "sunflower" }),
    path(lit, { id: "lit" }),
    path(rest, { id: "rest" }),
    path(archesPath(11), { id: "arches" }),
  ];
}

/** The ink of each part of an eye figure; the colours are the page's own (`--fig…`). */
const inks: EyeFigureInks = {
  eye: {},
  fill: { fill: "var(--fig-f)", stroke: "none" },
  treated: { stroke: "var(--fig-a)", "stroke-width": 2.2 },
  instrument: { stroke: "var(--fig-b)" },
  rays: { stroke: "var(--fig-ray)", "stroke-width": 1 },
};

/** Each treatment's plate under its name, and the eye before it. */
function eyePlates(): string[] {
  return Object.entries(eyeFigurePlates).flatMap(([slug, { before, after }]) => [
    group({ id: slug }, eyeFigureMarkup(after, inks)),
    group({ id: `${slug}-before` }, eyeFigureMarkup(before, inks)),
  ]);
}
