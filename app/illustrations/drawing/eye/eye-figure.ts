import { svgNumber } from "../strokes/svg-number.ts";
import { lightPaths, type Optics } from "./light-paths.ts";

/** The six treatments that have a plate; the ids are the services' slugs. */
export type EyeFigureSlug =
  | "lasik-surgery"
  | "strabismus-surgery"
  | "cataract-surgery"
  | "corneal-ring-surgery"
  | "retinal-surgery"
  | "contact-lens";

/** What a stroke of the figure stands for; the page's theme gives each its colour. */
export type FigurePart = "eye" | "fill" | "treated" | "instrument" | "rays";

/** One stroke or area of a figure, in a box of 340 by 240 units. */
export interface FigureShape {
  part: FigurePart;
  d: string;
  width?: number;
  opacity?: number;
  dashes?: string;
  roundCap?: boolean;
}

/** A plate of the atlas: its shapes from back to front. */
export type EyeFigurePlate = readonly FigureShape[];

/** An eye before its treatment, whose light misses, and the plate with the treated part, whose light meets. */
export interface EyeFigurePair {
  before: EyeFigurePlate;
  after: EyeFigurePlate;
}

/** Which parts of the healthy eye a plate leaves out, because the treatment draws its own. */
interface Omitted {
  cornea?: boolean;
  lens?: boolean;
  retina?: boolean;
}

/** The same eye in cross-section, at the same place and scale in every plate; light comes from x = 0. */
export function eyeSection(omit: Omitted = {}): FigureShape[] {
  const globe: FigureShape[] = [{ part: "eye", d: "M163 62a74 74 0 1 1 0 116" }];
  const cornea: FigureShape[] = [
    { part: "eye", d: "M163 62c-26 12-43 34-43 58s17 46 43 58" },
    { part: "eye", d: "M165 69c-22 11-37 30-37 51s15 40 37 51", opacity: 0.45 },
  ];
  const iris: FigureShape[] = [
    { part: "eye", d: "M171 70l5 26M171 170l5-26", width: 3.4 },
    { part: "eye", d: "M174 93l10-5M174 147l10 5", opacity: 0.6 },
  ];
  const lens: FigureShape[] = [
    { part: "eye", d: "M186 90c11 8 17 18 17 30s-6 22-17 30c-10-8-15-18-15-30s5-22 15-30Z" },
  ];
  const nerve: FigureShape[] = [
    { part: "eye", d: "M279 136l34 10M276 148l32 11" },
    { part: "eye", d: "M283 138c-1 4-3 7-5 10", opacity: 0.5 },
  ];
  const retina: FigureShape[] = [
    { part: "eye", d: "M243 62a67 67 0 0 1 0 116", opacity: 0.45, dashes: "2 4" },
  ];
  return [
    ...globe,
    ...(omit.cornea ? [] : cornea),
    ...iris,
    ...(omit.lens ? [] : lens),
    ...nerve,
    ...(omit.retina ? [] : retina),
  ];
}

/** The ways of light through an eye, with a dot where each ray lands: one dot where all of them meet. */
export function light(optics: Optics): FigureShape[] {
  const paths = lightPaths(optics).map(({ corners }) => corners);
  const place = ({ x, y }: { x: number; y: number }) => `${svgNumber(x, 1)} ${svgNumber(y, 1)}`;
  const dots = new Set(paths.map(([, , , end]) => `M${place(end)}h0`));
  return [
    { part: "rays", d: paths.map((corners) => `M${corners.map(place).join("L")}`).join("") },
    { part: "rays", d: [...dots].join(""), width: 5, roundCap: true },
  ];
}

/** A treated part: its area in the light fill, its outline in the strong stroke. */
export function treated(area: string, outline = area): FigureShape[] {
  return [
    { part: "fill", d: area },
    { part: "treated", d: outline },
  ];
}
