import { redGreenDots } from "../plates/dot-colours.ts";
import { dotPlateMarkup } from "../plates/dot-plate.ts";
import { landoltSkeleton } from "../plates/landolt-skeleton.ts";
import { ground } from "../strokes/svg-markup.ts";
import { coverColours } from "./cover-colours.ts";
import { coverSize, coverSvg } from "./cover-frame.ts";

/** A Landolt ring hidden in a field of dots: what some eyes see at once and others look for. */
export function dotTestCover(): string {
  return coverSvg(
    "",
    ground(coverSize.width, coverSize.height, coverColours.paper2) +
      dotPlateMarkup({
        ...coverSize,
        seed: 12,
        shape: "field",
        colours: {
          figure: redGreenDots.ember.figure,
          ground: [...redGreenDots.ember.ground, "#bfe0b6", "#33642f"],
        },
        figure: { skeleton: landoltSkeleton([800, 500], 236), halfStroke: 76 },
        radii: [36, 27, 20, 14.5, 10, 6.5],
        throws: 300,
      }),
  );
}
