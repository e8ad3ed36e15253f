import { bell, between, type Random } from "../strokes/random.ts";
import { path } from "../strokes/svg-markup.ts";
import { svgNumber } from "../strokes/svg-number.ts";

/** A date palm rooted at x, y: a leaning trunk and nine fronds. */
export function palm(
  random: Random,
  place: { x: number; y: number; height: number },
  color: string,
): string {
  const { x, y, height } = place;
  const lean = bell(random) * 14;
  let fronds = "";
  for (let index = 0; index < 9; index++) {
    const angle = Math.PI * (0.98 + (index / 8) * 1.04) + bell(random) * 0.07;
    const length = height * between(random, 0.34, 0.42);
    const tipX = Math.cos(angle) * length;
    const tipY = Math.sin(angle) * length * 0.72 + length * 0.34;
    fronds +=
      `M${write(x + lean, y - height)}` +
      `q${write(tipX * 0.55, tipY * 0.4 - length * 0.42)} ${write(tipX, tipY)}` +
      `q${write(-tipX * 0.3, -length * 0.3 - tipY * 0.2)} ${write(-tipX, -tipY)}`;
  }
  const trunk = `M${write(x, y)}q${write(lean * 0.2, -height * 0.5)} ${write(lean, -height)}`;
  return (
    path(trunk, { stroke: color, "stroke-width": height * 0.05 }) + path(fronds, { fill: color })
  );
}

function write(x: number, y: number): string {
  return `${svgNumber(x)} ${svgNumber(y)}`;
}
