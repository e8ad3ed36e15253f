import type { EyeFigurePlate, EyeFigureSlug } from "./eye/eye-figure.ts";
import { type EyeFigureInks, eyeFigureMarkup } from "./eye/eye-figure-markup.ts";
import { eyeFigurePlates } from "./eye/eye-figure-plates.ts";
import { irisMarkup } from "./iris/iris.ts";
import { type IrisPaletteName, irisPalettes } from "./iris/iris-palettes.ts";
import { branchSceneSvg } from "./land/branch-scene.ts";
import type { SceneName } from "./landmarks/scene-moods.ts";
import type { DotGroup } from "./plates/dot-plate.ts";
import { doorPlateDots, questionPlateSvg } from "./plates/plates.ts";
import { seedOf } from "./strokes/random.ts";
import { circle, element, group, path } from "./strokes/svg-markup.ts";
import { svgNumber } from "./strokes/svg-number.ts";
import { tickRing } from "./strokes/ticks.ts";

/** The picture beside a page's title: it takes the place of the sun, in 1200 by 630 units, words on the left. */
export interface SharePicture {
  /** Markup; `middle` is the x it stands around. */
  draw(middle: number): string;
  /** True when it turns with the direction of reading; eyes, letters and buildings never do. */
  mirrors?: boolean;
  /** True when it stands before the far mountains and not behind them. */
  before?: boolean;
}

/** Where the middle of a picture is when the words stand on the left. */
export const pictureMiddle = 880;

const irises: Readonly<Record<string, IrisPaletteName>> = {
  home: "aurora",
  about: "gulf",
  services: "khareef",
  insurance: "frankincense",
  privacy: "dune",
  terms: "dune",
  accessibility: "gulf",
  articles: "frankincense",
};

const scenes: Readonly<Record<string, SceneName>> = { branches: "main", booking: "nizwa" };

/** The picture of a page, by the page's id; an id without one of its own gets the iris of the clinic. */
export function sharePicture(id: string): SharePicture {
  const scene = scenes[id];
  if (scene) return windowTo(branchSceneSvg(scene));
  if (isFigure(id)) return { draw: () => figure(eyeFigurePlates[id].after), mirrors: true };
  if (id === "doctors") return { draw: team };
  if (id === "games") return plate(dots(doorPlateDots()));
  if (id === "faq") return { ...plate(questionPlateSvg().trim()), mirrors: true };
  return { draw: (middle) => sun(id, irises[id] ?? "aurora", { x: middle, y: 388, radius: 262 }) };
}

function isFigure(id: string): id is EyeFigureSlug {
  return id in eyeFigurePlates;
}

interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** An iris that rises behind the mountains, in the ring of an optometrist's ticks. */
function sun(id: string, palette: IrisPaletteName, { x, y, radius }: Disc): string {
  const ring = tickRing({ inner: radius * 1.05, outer: radius * 1.09, count: 72, thickness: 1.6 });
  // 480 of the iris's 1000 units are its radius.
  const scale = radius / 480;
  return (
    circle(x, y, ring.radius, {
      stroke: "#0a5858",
      "stroke-width": ring.length,
      "stroke-dasharray": ring.dashes,
      opacity: 0.55,
    }) +
    group(
      {
        transform: `translate(${svgNumber(x)} ${svgNumber(y)}) scale(${scale}) translate(-500 -500)`,
      },
      irisMarkup(
        {
          seed: seedOf(id),
          palette: irisPalettes[palette],
          detail: "hero",
          pupil: 0.27,
          catchlight: true,
        },
        `share-iris-${palette}`,
      ),
    )
  );
}

/** No two eyes are alike: three of them rise side by side. */
function team(middle: number): string {
  return [
    sun("team-left", "gulf", { x: middle - 168, y: 446, radius: 122 }),
    sun("team-right", "frankincense", { x: middle + 164, y: 440, radius: 130 }),
    sun("team-middle", "aurora", { x: middle, y: 316, radius: 176 }),
  ].join("");
}

/** A plate of 600 units in the place of the sun; all of it is seen, because one has to read it. */
function plate(markup: string): SharePicture {
  const width = 490;
  return {
    before: true,
    draw(middle) {
      const transform = `translate(${middle - width / 2} 64) scale(${svgNumber(width / 600, 3)})`;
      return group({ transform }, markup);
    },
  };
}

function dots(groups: readonly DotGroup[]): string {
  const strokes = groups.map(({ d, color, radius }) =>
    path(d, { stroke: color, "stroke-width": radius * 2 }),
  );
  return group({ "stroke-linecap": "round" }, strokes.join(""));
}

const archWidth = 400;
const archHeight = 500;

/** A landscape in the clinic's arch. */
function windowTo(scene: string): SharePicture {
  return {
    before: true,
    draw(middle) {
      const x = middle - archWidth / 2 + 10;
      const y = 72;
      const transform = `translate(${x} ${y}) scale(${archWidth / 100} ${archHeight / 100})`;
      const arch = "M0 100V40C0 21 21 10 50 0c29 10 50 21 50 40v60z";
      return (
        element("clipPath", { id: "share-arch" }, path(arch, { transform })) +
        group(
          { "clip-path": "url(#share-arch)" },
          placed(scene, { x, y, width: archWidth, height: archHeight }),
        )
      );
    },
  };
}

/** What the strokes of a figure are drawn in on the day's paper. */
const figureInks: EyeFigureInks = {
  eye: { stroke: "#0b343b" },
  fill: { fill: "#bfe6d6" },
  treated: { stroke: "#0a7f70", "stroke-width": 2.2 },
  instrument: { stroke: "#b86c0c" },
  rays: { stroke: "#d19a45", "stroke-width": 1 },
};

function figure(plate: EyeFigurePlate): string {
  const ring = tickRing({ inner: 101, outer: 106, count: 72, thickness: 1 });
  // The eye's globe is in the middle of a light disc, as the iris is in the other pictures.
  const disc =
    circle(216, 120, 97, { fill: "#fff", opacity: 0.7 }) +
    circle(216, 120, ring.radius, {
      stroke: "#0a5858",
      "stroke-width": ring.length,
      "stroke-dasharray": ring.dashes,
      opacity: 0.55,
    });
  return group(
    {
      transform: "translate(604 56) scale(1.8)",
      "stroke-width": 1.7,
      "stroke-linejoin": "round",
    },
    disc + eyeFigureMarkup(plate, figureInks),
  );
}

/** A whole drawing as a part of another: cut to fill its box. */
export function placed(
  svg: string,
  box: { x: number; y: number; width: number; height: number },
): string {
  const inside = element("svg", { ...box, preserveAspectRatio: "xMidYMid slice" }, " ");
  const attributes = inside.slice("<svg".length, inside.indexOf(">"));
  return svg
    .trim()
    .replace(/ (width|height)="[^"]*"/, "")
    .replace(/ (width|height)="[^"]*"/, "")
    .replace(' preserveAspectRatio="xMidYMid slice"', "")
    .replace("<svg", `<svg${attributes}`);
}
