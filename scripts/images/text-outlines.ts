// Converts text to glyph outlines, so that an SVG renders without a font and Arabic letters are joined.
import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";
import { type DirectionRun, directionRuns, mirrorBrackets } from "./direction-runs.ts";

const folder = new URL(
  "../../node_modules/@fontsource-variable/readex-pro/files/",
  import.meta.url,
);
const fonts = ["latin", "latin-ext", "arabic"].map((script) =>
  openFont(`readex-pro-${script}-wght-normal.woff2`),
);

/** The path data of a line of text, which starts at x = 0 and has its baseline at y = 0, and its width. */
export interface TextOutline {
  d: string;
  width: number;
}

/** The font size in units, and the direction of the language. */
export interface TextStyle {
  size: number;
  rtl: boolean;
  /** The letter spacing of Latin text, as a share of the size. */
  spacing?: number;
}

/** One line of text as outlines, in visual order. */
export function outlineLine(text: string, style: TextStyle): TextOutline {
  const runs = directionRuns(text, style.rtl ? "rtl" : "ltr");
  const visual = style.rtl ? runs.reverse() : runs;
  let width = 0;
  let d = "";
  for (const run of visual) {
    for (const { font, text: letters } of splitByFont(run)) {
      const piece = outlinePiece(font, letters, run.direction, style, width);
      d += piece.d;
      width += piece.width;
    }
  }
  return { d, width };
}

/**
 * Breaks a text into the smallest number of lines of at most `maxWidth` units, of widths as similar as possible. A word
 * is never broken.
 */
export function outlineLines(text: string, maxWidth: number, style: TextStyle): TextOutline[] {
  let best = breakLines(text, maxWidth, style);
  for (let narrower = maxWidth - 10; narrower > maxWidth / 2; narrower -= 10) {
    const lines = breakLines(text, narrower, style);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}

function breakLines(text: string, maxWidth: number, style: TextStyle): TextOutline[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && outlineLine(longer, style).width <= maxWidth)
      lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines.map((line) => outlineLine(line, style));
}

/** Splits a run by the font that has its letters, in visual order. */
function splitByFont({ text, direction }: DirectionRun): { font: Font; text: string }[] {
  const pieces: { font: Font; text: string }[] = [];
  for (const letter of direction === "rtl" ? mirrorBrackets(text) : text) {
    const font = getFont(letter);
    const last = pieces.at(-1);
    if (last?.font === font) last.text += letter;
    else pieces.push({ font, text: letter });
  }
  return direction === "rtl" ? pieces.reverse() : pieces;
}

function getFont(letter: string): Font {
  const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (!font) throw new Error(`No font of the site has the letter "${letter}".`);
  return font;
}

function outlinePiece(
  font: Font,
  text: string,
  direction: DirectionRun["direction"],
  { size, spacing = 0 }: TextStyle,
  start: number,
): TextOutline {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text, undefined, undefined, undefined, direction);
  const between = direction === "ltr" ? spacing * size : 0;
  let width = 0;
  let d = "";
  for (const [index, { path }] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const x = start + width + xOffset * scale;
    d += path.transform(scale, 0, 0, -scale, x, -yOffset * scale).toSVG();
    width += xAdvance * scale + between;
  }
  return { d, width };
}

/**
 * Opens a font and loads the glyph of each letter. fontkit caches a glyph when it first loads it: a glyph that it loads
 * as a component of another one, such as the heh of a teh marbuta, has no letter and does not join its neighbours.
 */
function openFont(file: string): Font {
  const font = openSync(fileURLToPath(new URL(file, folder)));
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  return font;
}
