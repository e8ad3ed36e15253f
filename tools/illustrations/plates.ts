import type { DotGroup } from "../../app/illustrations/plates/dot-group.ts";
import { type Point, pointOnCircle } from "../../app/illustrations/svg/polyline.ts";
import { brandDots, redGreenDots } from "./dot-colours.ts";
import { dotGroups, dotPlateSvg, numeralFigure } from "./dot-plate.ts";
import type { Skeleton } from "./numeral-skeletons.ts";

const disc = { width: 600, height: 600, shape: "disc" } as const;
const fineRadii = [17, 13, 10, 7.5, 5.5, 4];

/** The four plates of the colour game in order. This module names the answers, so browser code must not import it. */
const gamePlates = [
  { answer: "2", colours: redGreenDots.ember, seed: 21, share: 0.56 },
  { answer: "74", colours: redGreenDots.moss, seed: 57, share: 0.44 },
  { answer: "42", colours: redGreenDots.rose, seed: 30, share: 0.44 },
  { answer: "6", colours: redGreenDots.coral, seed: 41, share: 0.56 },
];

/** The dots of the colour game's plates, 600 units wide, in order and without their answers. */
export function gamePlateDots(): DotGroup[][] {
  return gamePlates.map(({ answer, colours, seed, share }) =>
    dotGroups({
      ...disc,
      seed,
      colours,
      figure: numeralFigure(answer, disc, share),
      radii: fineRadii,
      attempts: 1500,
    }),
  );
}

/** The picture of the colour game before its start, 600 units wide: a Landolt ring, which reveals no number. */
export function introPlateSvg(): string {
  return dotPlateSvg({
    ...disc,
    seed: 12,
    colours: redGreenDots.rose,
    figure: { skeleton: landoltSkeleton([300, 300], 132), halfStroke: 36 },
    radii: [24, 18, 13, 9.5, 7],
    attempts: 900,
  });
}

/** The plate of the footer's link to the games: its coarse dots are legible at 100 px. */
export function promoPlateSvg(): string {
  return dotPlateSvg({
    ...disc,
    seed: 6,
    colours: redGreenDots.coral,
    figure: numeralFigure("6", disc, 0.56),
    radii: [34, 26, 19, 13],
    attempts: 500,
  });
}

/** The plate of the questions page: a question mark in the clinic's colours, which colour-blind people see too. */
export function questionPlateSvg(): string {
  return dotPlateSvg({
    ...disc,
    seed: 12,
    colours: brandDots,
    figure: numeralFigure("?", disc, 0.6),
    radii: [22, 17, 13, 9.5, 7],
    attempts: 1000,
  });
}

/** A wide field of dots with the year of the first branch in the digits of a language. */
export function foundingYearSvg(year: "2007" | "٢٠٠٧"): string {
  const size = { width: 1600, height: 440 };
  return dotPlateSvg({
    ...size,
    seed: 7,
    shape: "field",
    colours: brandDots,
    figure: numeralFigure(year, size, 0.58),
    radii: [14, 11, 8.5, 6, 4.5],
    attempts: 1500,
  });
}

/** The disc of an empty list, 300 units wide; its colours are four class names. */
export function emptyPlateDots(): DotGroup[] {
  return dotGroups({
    seed: 3,
    width: 300,
    height: 300,
    shape: "disc",
    colours: { figure: [], ground: ["tone1", "tone2", "tone3", "tone4"] },
    radii: [22, 16, 11],
    attempts: 420,
  });
}

/** The centre line of a Landolt ring with a gap at three o'clock, a fifth of the circle wide. */
function landoltSkeleton(center: Point, radius: number): Skeleton {
  const ring = Array.from({ length: 49 }, (_, index): Point => {
    const angle = (-36 - (288 * index) / 48) * (Math.PI / 180);
    return pointOnCircle(center, radius, angle);
  });
  return [ring];
}
