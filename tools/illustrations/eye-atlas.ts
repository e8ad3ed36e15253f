import { readFileSync } from "node:fs";
import { eyeFigureSlugs } from "../../app/illustrations/eye/eye-figure-slugs.ts";

/** The eyes after each treatment in one file, for pages that show several. The id of each is its treatment's. */
export function eyeAtlasSvg(): string {
  const eyes = eyeFigureSlugs.map((slug) => {
    const file = `../../app/illustrations/assets/eyes/eye-${slug}.svg`;
    const svg = readFileSync(new URL(file, import.meta.url), "utf8");
    const [, eye] = /^<g id="after"(.*)$/m.exec(svg) ?? [];
    if (!eye) throw new Error(`${file} has no line with the group "after"`);
    return `<g id="${slug}"${eye}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${eyes.join("\n")}\n</svg>\n`;
}
