import type { IconNode } from "lucide";
import { iconDrawings } from "../../app/components/indicators/icon-drawings.ts";

/** The file with all icons, one symbol each. The shapes take stroke and fill from the page. */
export function iconsSvg(): string {
  const symbols = Object.entries<IconNode>(iconDrawings).map(
    ([name, shapes]) =>
      `<symbol id="${name}" viewBox="0 0 24 24">${shapes.map(shapeSvg).join("")}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join("\n")}\n</svg>\n`;
}

function shapeSvg([shape, attributes]: IconNode[number]): string {
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${shape}${text.join("")}/>`;
}
