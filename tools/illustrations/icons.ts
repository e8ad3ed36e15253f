import type { IconNode } from "lucide";
import { iconDrawings } from "../../app/components/indicators/icon-drawings.ts";

/**
 * A file with icons, one symbol with one path each: a browser copies the elements of a symbol for every use. The
 * path takes stroke and fill from the page.
 */
export function iconsSvg(includes: (name: string) => boolean): string {
  const icons = Object.entries<IconNode>(iconDrawings).filter(([name]) => includes(name));
  const symbols = icons.map(
    ([name, shapes]) =>
      `<symbol id="${name}" viewBox="0 0 24 24"><path d="${shapes.map(shapePath).join("")}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join("\n")}\n</svg>\n`;
}

/** The path data of a shape, with an absolute start, so that it can follow another shape. */
function shapePath([shape, attributes]: IconNode[number]): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  switch (shape) {
    case "path":
      return withAbsoluteStart(String(attributes.d));
    case "circle":
      return circlePath(number("cx"), number("cy"), number("r"));
    case "rect":
      return rectanglePath(
        number("x"),
        number("y"),
        number("width"),
        number("height"),
        number("rx"),
      );
    case "line":
      return `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`;
    default:
      throw new Error(`Add the path data of <${shape}> to tools/illustrations/icons.ts.`);
  }
}

/** A relative start is absolute in the first shape only, but the lines that follow it without a letter stay relative. */
function withAbsoluteStart(path: string): string {
  const coordinate = /^\s*,?\s*(-?(?:\d+\.?\d*|\.\d+))/;
  if (!path.startsWith("m")) return path;
  const x = coordinate.exec(path.slice(1));
  const afterX = path.slice(1 + (x?.[0].length ?? 0));
  const y = coordinate.exec(afterX);
  const rest = afterX.slice(y?.[0].length ?? 0).trimStart();
  return `M${x?.[1]} ${y?.[1]}${coordinate.test(rest) ? "l" : ""}${rest}`;
}

function circlePath(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

function rectanglePath(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const across = width - 2 * r;
  const down = height - 2 * r;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h-${across}${corner(-r, -r)}v-${down}${corner(r, -r)}z`;
}
