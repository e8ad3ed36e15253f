import { redGreenDots } from "../dot-colours.ts";
import { dotPlateMarkup } from "../dot-plate.ts";
import { type Point, pointOnCircle } from "../polyline.ts";
import { ground } from "../svg-markup.ts";
import { coverColours } from "./cover-colours.ts";
import { coverSize, coverSvg } from "./cover-frame.ts";

/** A Landolt ring hidden in a field of dots: what some eyes see at once and others look for. */
export function dotTestCover(): string {
  const ring = Array.from({ length: 49 }, (_, index): Point => {
    const angle = (-36 - (288 * index) / 48) * (Math.PI / 180);
    return pointOnCircle([800, 500], 236, angle);
  });
  return coverSvg(
    "",
    ground(coverSize.width, coverSize.height, coverColours.paper2) +
      dotPlateMarkup({
        ...coverSize,
        seed: 12,
        shape: "field",
        colours: {
          figure: redGreenDots.ember.figure,
          ground: [...redGreenDots.ember.ground, "#d8cf9a", "#5f5d26"],
        },
        figure: { skeleton: [ring], halfStroke: 76 },
        radii: [36, 27, 20, 14.5, 10, 6.5],
        throws: 300,
      }),
  );
}
