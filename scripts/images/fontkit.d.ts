/** The types of the functions of fontkit that text outlines and fonts need; the package has no types. */
declare module "fontkit" {
  export interface Path {
    transform(a: number, b: number, c: number, d: number, e: number, f: number): Path;
    toSVG(): string;
  }
  export interface GlyphRun {
    glyphs: { path: Path }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  }
  export interface Font {
    unitsPerEm: number;
    characterSet: number[];
    glyphForCodePoint(codePoint: number): { id: number; path: Path };
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features: undefined,
      script: string | undefined,
      language: undefined,
      direction: "ltr" | "rtl",
    ): GlyphRun;
  }
  export function openSync(path: string): Font;
  export function create(file: Buffer): Font;
}
