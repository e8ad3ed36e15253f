// Sets words as outlines, so that a picture needs no font where it is drawn, and Arabic is joined as it should be.
import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";
import { directionalRuns, mirrored, type Run } from "./directional-runs.ts";
import type { LetterLine } from "./share-image.ts";

const folder = new URL(
  "../../node_modules/@fontsource-variable/readex-pro/files/",
  import.meta.url,
);
const fonts = ["latin", "latin-ext", "arabic"].map((script) =>
  open(`readex-pro-${script}-wght-normal.woff2`),
);

/** How a text is set: the size of its letters in units, and the direction of its language. */
export interface Setting {
  size: number;
  rtl: boolean;
  /** Added between Latin letters, as a share of the size. */
  spacing?: number;
}

/** One line of text as outlines, in the order it is seen. */
export function setLine(text: string, setting: Setting): LetterLine {
  const runs = directionalRuns(text, setting.rtl ? "rtl" : "ltr");
  const seen = setting.rtl ? runs.reverse() : runs;
  let width = 0;
  let d = "";
  for (const run of seen) {
    for (const { font, text: letters } of piecesOf(run)) {
      const piece = setPiece(font, letters, run.direction, setting, width);
      d += piece.d;
      width += piece.width;
    }
  }
  return { d, width };
}

/**
 * Breaks a text into as few lines of at most `room` units as it needs, as even as they can be; a single long word is
 * not broken.
 */
export function setLines(text: string, room: number, setting: Setting): LetterLine[] {
  let best = broken(text, room, setting);
  for (let narrower = room - 10; narrower > room / 2; narrower -= 10) {
    const lines = broken(text, narrower, setting);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}

function broken(text: string, room: number, setting: Setting): LetterLine[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && setLine(longer, setting).width <= room) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines.map((line) => setLine(line, setting));
}

/** The letters of a run by the font that has them, in the order they are seen. */
function piecesOf({ text, direction }: Run): { font: Font; text: string }[] {
  const pieces: { font: Font; text: string }[] = [];
  for (const letter of direction === "rtl" ? mirrored(text) : text) {
    const font = fontOf(letter);
    const last = pieces.at(-1);
    if (last?.font === font) last.text += letter;
    else pieces.push({ font, text: letter });
  }
  return direction === "rtl" ? pieces.reverse() : pieces;
}

function fontOf(letter: string): Font {
  const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (!font) throw new Error(`No font of the site has the letter "${letter}"`);
  return font;
}

function setPiece(
  font: Font,
  text: string,
  direction: Run["direction"],
  { size, spacing = 0 }: Setting,
  start: number,
): LetterLine {
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
 * A font whose glyphs all know their letters. fontkit keeps a glyph as it first met it; met first as a part of another,
 * such as the heh in a teh marbuta, it would belong to no letter and never join its neighbours again.
 */
function open(file: string): Font {
  const font = openSync(fileURLToPath(new URL(file, folder)));
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  return font;
}
