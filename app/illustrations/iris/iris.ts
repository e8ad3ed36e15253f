import { between, mulberry32 } from "../svg/random.ts";
import { circle, path, radialGradient, svgDocument } from "../svg/svg-markup.ts";
import { svgNumber } from "../svg/svg-number.ts";
import {
  collarette,
  collarettePath,
  cryptPath,
  type FibreLayer,
  fibrePath,
  irisCenter,
  irisRadius,
} from "./iris-fibres.ts";
import type { IrisPalette } from "./iris-palettes.ts";
import { beadPath, furrowPath, type IrisPattern, irisPatterns } from "./iris-patterns.ts";

/** The look of one iris. */
interface IrisOptions {
  seed: number;
  palette: IrisPalette;
  /**
   * "hero" is for a whole screen. "portrait" has half as many, thicker fibres for a width of a few hundred pixels, and
   * "thumbnail" a fifth for less than a hundred.
   */
  detail: keyof typeof details;
  /** The radius of the pupil as a share of the iris radius. */
  pupil: number;
  /** The default is "rays". */
  pattern?: IrisPattern;
  /** True for the upper half only, as in portraits. */
  half?: boolean;
  /** True for a reflection of an arched window. */
  catchlight?: boolean;
}

const details = {
  hero: { share: 1, thickness: 1, crypts: 26, teeth: 72 },
  portrait: { share: 0.5, thickness: 1.9, crypts: 21, teeth: 36 },
  thumbnail: { share: 0.2, thickness: 3.4, crypts: 9, teeth: 24 },
};

/**
 * An iris as markup in a box of 1000 units: a gradient disc under layers of radial fibres. From the inside out it has
 * the parts of a real iris: pupil and ruff, amber core, zigzag collarette, crypts, outer zone, dark limbus. It has about
 * ten elements, whatever the number of fibres.
 *
 * @param gradientId the id of its gradient, unique in the document
 */
export function irisMarkup(options: IrisOptions, gradientId = "iris"): string {
  const { seed, palette, detail, half = false, pattern = irisPatterns.rays } = options;
  const random = mulberry32(seed);
  const { share, thickness, crypts, teeth } = details[detail];
  const pupil = irisRadius * options.pupil;
  const ring = collarette(random, pattern.collar, pattern.swing);
  const layer = (count: number, jitter: number, wave: number, reach: FibreLayer["reach"]): string =>
    fibrePath(random, {
      count: Math.round(count * share * pattern.density),
      jitter,
      reach,
      wave: wave * pattern.wave,
      half,
    });
  const outwards = (from: number, to: number, low: number, high: number): FibreLayer["reach"] => {
    return (angle) => [
      ring(angle) + between(random, from, to),
      irisRadius * between(random, low, high),
    ];
  };
  const deep = layer(104, 0.5, 0, outwards(-8, 30, 0.86, 0.99));
  const body = layer(176, 0.6, 0.03, outwards(-14, 16, 0.72, 0.965));
  const silk = layer(96, 0.7, 0.045, outwards(-4, 60, 0.62, 0.93));
  const core = layer(112, 0.4, 0, (angle) => [
    pupil * between(random, 1, 1.06),
    ring(angle) + between(random, -26, 6),
  ]);
  const glow = layer(56, 0.6, 0, (angle) => [
    pupil * 1.02,
    ring(angle) + between(random, -60, -10),
  ]);
  const openings = cryptPath(random, {
    count: Math.round(crypts * pattern.crypts),
    size: pattern.opening,
    ring,
    half,
  });
  const zigzag = collarettePath(random, teeth, ring, half);
  const furrows = furrowPath(random, pattern.furrows, pattern.collar, half);
  const beads = beadPath(random, pattern.beads, half);
  // The widths of furrows and spots are those of portraits.
  const bold = (width: number): number => (width * thickness) / details.portrait.thickness;
  const fibres = (d: string, stroke: string, width: number, opacity: number): string =>
    path(d, { stroke, "stroke-width": width * thickness, opacity });

  return [
    discGradient(gradientId, palette, { pupil: options.pupil, collar: pattern.collar }),
    disc(irisRadius, { fill: `url(#${gradientId})` }),
    fibres(deep, palette.dark, 6.5, 0.7),
    path(openings, { fill: palette.dark, opacity: 0.75 }),
    fibres(body, palette.light, 1.9, 0.52),
    fibres(silk, palette.light, 2.6, 0.78),
    fibres(core, palette.dark, 2.6, 0.55),
    fibres(glow, palette.warm, 3, 0.95),
    fibres(zigzag, palette.light, 2.2, 0.55),
    furrows && path(furrows, { stroke: palette.dark, "stroke-width": bold(13), opacity: 0.6 }),
    beads &&
      path(beads, {
        stroke: palette.light,
        "stroke-width": bold(19),
        "stroke-linecap": "round",
        opacity: 0.9,
      }),
    disc(irisRadius - 9, { stroke: palette.limbus, "stroke-width": 22, opacity: 0.55 }),
    disc(Math.round(pupil), { fill: palette.pupil }),
    disc(Math.round(pupil + 3), {
      stroke: palette.dark,
      "stroke-width": 9,
      "stroke-dasharray": "7 5",
      opacity: 0.8,
    }),
    options.catchlight ? catchlightMarkup(pupil) : "",
  ].join("");
}

/** An iris as a standalone SVG document, 1000 by 1000 units. */
export function irisSvg(options: IrisOptions): string {
  return svgDocument({ width: 1000, height: 1000 }, irisMarkup(options));
}

function disc(radius: number, attributes: Record<string, string | number>): string {
  return circle(irisCenter[0], irisCenter[1], radius, attributes);
}

function discGradient(
  id: string,
  palette: IrisPalette,
  { pupil, collar }: { pupil: number; collar: number },
): string {
  const stops = [
    { at: pupil, color: palette.warm },
    { at: collar - 0.07, color: palette.inner },
    { at: collar + 0.05, color: palette.mid },
    { at: 0.8, color: palette.outer },
    { at: 1, color: palette.limbus },
  ];
  return radialGradient(id, stops, { cx: irisCenter[0], cy: irisCenter[1], r: irisRadius });
}

/** The catchlight, a reflection of a window: two panes under a pointed arch, at the upper left of the pupil. */
function catchlightMarkup(pupil: number): string {
  const x = svgNumber(irisCenter[0] - pupil * 0.8);
  const y = svgNumber(irisCenter[1] - pupil * 0.98);
  return path("M0 136V54C0 28 16 14 39 0c23 14 39 28 39 54v82zM36 6h6v130h-6zM0 66h78v5H0z", {
    transform: `translate(${x} ${y}) scale(${svgNumber(pupil / 150, 2)})`,
    fill: "#fff",
    "fill-rule": "evenodd",
    opacity: 0.9,
  });
}
