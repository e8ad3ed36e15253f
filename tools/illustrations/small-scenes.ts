import { readFileSync } from "node:fs";
import { sceneNames } from "../../app/illustrations/scenery/scene-names.ts";
import { path } from "../../app/illustrations/svg/svg-markup.ts";

/** Strokes up to this width, of 800 units, are too thin to be seen in a small picture. */
const hairline = 2;

/** The landscape of each branch without its hairlines, half the size, for pictures of up to 70 px. */
export function smallScenes(): [string, string][] {
  return sceneNames.flatMap((name) =>
    [`scene-${name}`, `scene-${name}-night`].map((file): [string, string] => [
      `scenes/small-${file}.svg`,
      withFewerPoints(withoutHairlines(readScene(file))),
    ]),
  );
}

function readScene(file: string): string {
  const url = new URL(`../../app/illustrations/assets/scenes/${file}.svg`, import.meta.url);
  return readFileSync(url, "utf8");
}

function withoutHairlines(svg: string): string {
  let rays = 0;
  return svg.replace(
    /<path stroke="([^"]+)" stroke-width="([\d.]+)"[^>]* d="([^"]+)"\/>/g,
    (stroke, color, width, data) => {
      if (Number(width) > hairline) return stroke;
      if (color === "url(#glow)") rays += 1;
      return color === "url(#glow)" && rays === 1 ? haze(data) : "";
    },
  );
}

/** Leaves out two of three points of long lines, such as those of mountains. */
function withFewerPoints(svg: string): string {
  return svg.replace(/(?:L-?[\d.]+ -?[\d.]+){12,}/g, (line) => {
    const points = line.split("L").slice(1);
    return points
      .filter((_, at) => at % 3 === 0 || at === points.length - 1)
      .map((point) => `L${point}`)
      .join("");
  });
}

/**
 * The light of an aurora in place of its rays: as bright as they are on average, and above the same line.
 *
 * @param data the path data of the rays: a move to the foot of each, and a line upwards
 */
function haze(data: string): string {
  const feet: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, first, second] of data.matchAll(/([Mmv])(-?\d+)(?:\s*(-?\d+))?/g)) {
    if (command === "v") y += Number(first);
    else {
      x += Number(first);
      y += Number(second);
      feet.push([x, y]);
    }
  }
  const line = feet.filter((_, at) => at % 6 === 0).map(([left, top]) => `L${left} ${top}`);
  return path(`M0 60${line.join("")}L800 60Z`, { fill: "url(#glow)", opacity: 0.4 });
}
