import { irisMarkup } from "../../app/illustrations/iris/iris.ts";
import { type IrisPaletteName, irisPalettes } from "../../app/illustrations/iris/iris-palettes.ts";
import { seedOf } from "../../app/illustrations/svg/random.ts";
import { circle, element, group, path } from "../../app/illustrations/svg/svg-markup.ts";
import { svgNumber } from "../../app/illustrations/svg/svg-number.ts";
import { tickRing } from "../../app/illustrations/svg/tick-ring.ts";
import { findGroup, readIllustration } from "./illustration-files.ts";
import { nestedSvg } from "./nested-svg.ts";

/** The illustration beside a page's title in a share image of 1200 by 630 units; the title is on the left. */
export interface ShareIllustration {
  /** Returns markup that is centred on the x coordinate `middle`. */
  draw(middle: number): string;
  /** True for an illustration that is mirrored in right-to-left languages; eyes, letters and buildings never are. */
  mirrors?: boolean;
  /** True when the illustration is in front of the far mountains, false when it is behind them. */
  isInFront?: boolean;
}

/** The x coordinate of an illustration's centre when the title is on the left. */
export const illustrationCentre = 880;

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

const scenes: Readonly<Record<string, string>> = {
  branches: "scenes/scene-main.svg",
  booking: "scenes/scene-nizwa.svg",
};

/** The illustration of a page by the page's id; the default is the iris of the clinic. */
export function getShareIllustration(id: string): ShareIllustration {
  const scene = scenes[id];
  if (scene) return sceneInArch(readIllustration(scene));
  const eye = findGroup(readIllustration("eye-atlas.svg"), id);
  if (eye !== null) return { draw: () => eyeFigure(eye), mirrors: true };
  if (id === "doctors") return { draw: threeIrises };
  if (id === "games") return plate(readIllustration("intro-plate.svg"));
  if (id === "faq") return { ...plate(readIllustration("question-plate.svg")), mirrors: true };
  return {
    draw: (middle) => irisDisc(id, irises[id] ?? "aurora", { x: middle, y: 388, radius: 262 }),
  };
}

interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** An iris behind the mountains, in a ring of ticks like those of a trial frame. */
function irisDisc(id: string, palette: IrisPaletteName, { x, y, radius }: Disc): string {
  const ring = tickRing({ inner: radius * 1.05, outer: radius * 1.09, count: 72, thickness: 1.6 });
  // The iris is drawn in a box of 1000 units, with a radius of 480.
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

/** Three different irises side by side. */
function threeIrises(middle: number): string {
  return [
    irisDisc("team-left", "gulf", { x: middle - 168, y: 446, radius: 122 }),
    irisDisc("team-right", "frankincense", { x: middle + 164, y: 440, radius: 130 }),
    irisDisc("team-middle", "aurora", { x: middle, y: 316, radius: 176 }),
  ].join("");
}

/** A colour plate of 600 units. It is in front of all mountains, so that its number can be read. */
function plate(markup: string): ShareIllustration {
  const width = 490;
  return {
    isInFront: true,
    draw(middle) {
      const transform = `translate(${middle - width / 2} 64) scale(${svgNumber(width / 600, 3)})`;
      return group({ transform }, markup);
    },
  };
}

const archWidth = 400;
const archHeight = 500;

/** A landscape, clipped to the pointed arch of the clinic. */
function sceneInArch(scene: string): ShareIllustration {
  return {
    isInFront: true,
    draw(middle) {
      const x = middle - archWidth / 2 + 10;
      const y = 72;
      const transform = `translate(${x} ${y}) scale(${archWidth / 100} ${archHeight / 100})`;
      const arch = "M0 100V40C0 21 21 10 50 0c29 10 50 21 50 40v60z";
      return (
        element("clipPath", { id: "share-arch" }, path(arch, { transform })) +
        group(
          { "clip-path": "url(#share-arch)" },
          nestedSvg(scene, { x, y, width: archWidth, height: archHeight }),
        )
      );
    },
  };
}

/** The colours of an eye figure on light paper, by the custom property that its strokes name. */
const figureColours = {
  "--fig-f": "#bfe6d6",
  "--fig-a": "#0a7f70",
  "--fig-b": "#b86c0c",
  "--fig-ray": "#d19a45",
};

function eyeFigure(shapes: string): string {
  const ring = tickRing({ inner: 101, outer: 106, count: 72, thickness: 1 });
  // A light disc around the centre of the eyeball, in the place of the iris of other pages.
  const disc =
    circle(216, 120, 97, { fill: "#fff", opacity: 0.7 }) +
    circle(216, 120, ring.radius, {
      stroke: "#0a5858",
      "stroke-width": ring.length,
      "stroke-dasharray": ring.dashes,
      opacity: 0.55,
    });
  const coloured = Object.entries(figureColours).reduce(
    (markup, [property, colour]) => markup.replaceAll(`var(${property})`, colour),
    shapes,
  );
  return group(
    {
      transform: "translate(604 56) scale(1.8)",
      "stroke-width": 1.7,
      "stroke-linejoin": "round",
    },
    disc + group({ stroke: "#0b343b" }, coloured),
  );
}
