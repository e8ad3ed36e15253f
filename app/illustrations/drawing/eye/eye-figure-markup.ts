import { type Attributes, path } from "../strokes/svg-markup.ts";
import type { EyeFigurePlate, FigurePart } from "./eye-figure.ts";

/** How each part of an eye figure is drawn where a shape does not say it itself. */
export type EyeFigureInks = Readonly<Record<FigurePart, Attributes>>;

/** The shapes of a plate as markup, from back to front. */
export function eyeFigureMarkup(plate: EyeFigurePlate, inks: EyeFigureInks): string {
  const shapes = plate.map(({ part, d, width, dashes, roundCap, opacity }) =>
    path(d, {
      ...inks[part],
      ...(width === undefined ? {} : { "stroke-width": width }),
      ...(dashes === undefined ? {} : { "stroke-dasharray": dashes }),
      ...(roundCap ? { "stroke-linecap": "round" } : {}),
      ...(opacity === undefined ? {} : { opacity }),
    }),
  );
  return shapes.join("");
}
