import { roomArch, roomFloor, roomShapes } from "../../app/illustrations/room-shapes.ts";
import { element, path } from "../../app/illustrations/svg/svg-markup.ts";

/** The file with the line drawings of all areas, one group each. They take their colours from the page. */
export function roomsSvg(): string {
  const rooms = Object.entries(roomShapes).map(([room, { objects, light }]) =>
    element(
      "g",
      { id: room },
      [
        path(roomArch, { fill: "var(--surface)" }),
        path(roomFloor, {}),
        path(objects, { stroke: "var(--fig-a)" }),
        path(light, { stroke: "var(--fig-b)" }),
      ].join(""),
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${rooms.join("\n")}\n</svg>\n`;
}
