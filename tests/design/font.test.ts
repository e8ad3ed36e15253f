import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font, openSync } from "fontkit";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { listFiles, readProjectFile } from "../../tools/project-files.ts";

const styles = fileURLToPath(new URL("../../app/styles/", import.meta.url));

interface Face {
  family: string;
  text: string;
}

const faces = ["fonts.css", "fonts-deferred.css"]
  .map((name) => readFileSync(styles + name, "utf8"))
  .join("")
  .split("@font-face")
  .slice(1)
  .map((text): Face => ({ family: /font-family: "([^"]+)"/.exec(text)?.[1] ?? "", text }));

const fallbacks = faces.filter(({ family }) => family.includes("Fallback"));

/** The code points of a face; empty for all. */
function rangeOf({ text }: Face): number[] {
  const [, ranges] = /unicode-range:([^;]+);/.exec(text) ?? [];
  if (ranges === undefined) return [];
  return ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

function faceOf(file: string): Face {
  const face = faces.find(({ text }) => text.includes(file));
  if (!face) throw new Error(`No face is of ${file}`);
  return face;
}

function percent({ text }: Face, name: string): number {
  return Number(new RegExp(`${name}: ([\\d.]+)%`).exec(text)?.[1]);
}

/** The tokens, and those that depend on the language. */
const tokens = ["tokens.css", "tokens-by-language.css"]
  .map((name) => readFileSync(styles + name, "utf8"))
  .join("");

/** The families of a list of the tokens, with its fallback lists. */
function familiesOf(rule: string, token: string): string[] {
  const inRule = tokens.slice(tokens.indexOf(rule));
  const [, list = ""] = new RegExp(`${token}:([^;]+);`).exec(inRule) ?? [];
  return list.split(",").flatMap((entry) => {
    const [, nested] = /var\((--[\w-]+)\)/.exec(entry) ?? [];
    return nested ? familiesOf(":root {", nested) : [entry.trim().replaceAll('"', "")];
  });
}

function weightsOf(font: Font): { min: number; max: number } {
  const { wght } = (font as unknown as { variationAxes: { wght: { min: number; max: number } } })
    .variationAxes;
  return { min: wght.min, max: wght.max };
}

/** The coordinates of all outlines of these characters at a weight. */
async function pointsOf(file: Buffer, text: string, wght: number): Promise<number[]> {
  // fontkit varies the weight of uncompressed fonts only.
  const font = create(await subsetFont(file, text, { targetFormat: "sfnt" })) as Font & {
    getVariation(axes: { wght: number }): Font;
  };
  const varied = font.getVariation({ wght });
  return [...text].flatMap((character) => {
    const glyph = varied.glyphForCodePoint(character.codePointAt(0) ?? 0) as unknown as {
      advanceWidth: number;
      path: { commands: { args: number[] }[] };
    };
    return [glyph.advanceWidth, ...glyph.path.commands.flatMap(({ args }) => args)];
  });
}

/** The weights of all style sheets. */
function usedWeights(): number[] {
  return listFiles("app", ".css").flatMap((path) => {
    const sheet = readProjectFile(path).replace(/@font-face \{[^}]*\}/g, "");
    const found = sheet.matchAll(/(?:font-weight|--w-[a-z]): (\d+)/g);
    return Array.from(found, ([, weight]) => Number(weight));
  });
}

const thinnest = 360;
const maxWeight = Math.max(...usedWeights());

test("the basic font has every character of its range, at every weight of the style sheets", () => {
  const font = openSync(`${styles}fonts/readex-pro-basic.woff2`) as Font;
  const range = rangeOf(faceOf("readex-pro-basic"));
  expect(range).toEqual(
    expect.arrayContaining([..." AZaz09.,:;?!’“”…"].map((c) => c.codePointAt(0))),
  );
  expect(range.filter((code) => !font.hasGlyphForCodePoint(code))).toEqual([]);
  expect(weightsOf(font)).toEqual({ min: Math.min(...usedWeights()), max: maxWeight });
});

// docs/decisions/0052-fonts-with-one-variation.md
// docs/decisions/0053-one-font-file-for-arabic-pages.md
test.each([
  ["latin", "basic", 300, 300],
  ["latin", "basic", 560, 560],
  ["arabic", "arabic", 360, 360],
  ["arabic", "arabic", 560, 560],
  ["latin", "arabic", 360, 420],
  ["latin", "arabic", 560, 420],
])(
  "the letters of the %s script in %s have at %i the outlines of the original at %i",
  async (script, name, wght, originalWeight) => {
    const file = `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`;
    const original = readFileSync(fileURLToPath(import.meta.resolve(file)));
    const part = readFileSync(`${styles}fonts/readex-pro-${name}.woff2`);
    const text = script === "latin" ? "AZaegw2680@&,;" : "ابجحطعفقمهيء";
    const [expected, found] = await Promise.all([
      pointsOf(original, text, originalWeight),
      pointsOf(part, text, wght),
    ]);
    expect(found.length).toBe(expected.length);
    const distances = found.map((value, at) => Math.abs(value - (expected[at] ?? 0)));
    expect(Math.max(...distances)).toBeLessThan(1.5);
  },
);

test("the Arabic font has the weights from 360 to the heaviest of the style sheets", () => {
  const font = openSync(`${styles}fonts/readex-pro-arabic.woff2`) as Font;
  expect(weightsOf(font)).toEqual({ min: thinnest, max: maxWeight });
});

test("the Arabic font has the Latin letters, digits and signs of Arabic pages", () => {
  const font = openSync(`${styles}fonts/readex-pro-arabic.woff2`) as Font;
  const signs = [..." AZaz09.:/+-@()«»–…٫٬"].map((sign) => sign.codePointAt(0) ?? 0);
  expect(signs.filter((code) => !font.hasGlyphForCodePoint(code))).toEqual([]);
});

test("Arabic pages use the Arabic file only, English pages the Latin files only", () => {
  const files = (families: readonly string[]) =>
    faces.filter(({ family, text }) => families.includes(family) && text.includes("url(")).length;
  const arabic = familiesOf(":root:lang(ar) {", "--font");
  expect(arabic[0]).toBe("Readex Pro Arabic");
  expect(files(arabic)).toBe(1);
  const english = familiesOf(":root {", "--font");
  expect(english[0]).toBe("Readex Pro");
  expect(english).not.toContain("Readex Pro Arabic");
  expect(files(english)).toBe(2);
});

test("local font faces load no file", () => {
  expect(fallbacks.filter(({ text }) => text.includes("url("))).toEqual([]);
});

test("every local face is in a list, the Arabic ones before the Latin ones", () => {
  const arabic = familiesOf(":root:lang(ar) {", "--font");
  const standing = fallbacks.map(({ family }) => arabic.indexOf(family));
  expect(standing).not.toContain(-1);
  const last = arabic.findLastIndex((family) => family.startsWith("Readex Arabic Fallback"));
  expect(last).toBeLessThan(arabic.indexOf("Readex Fallback"));
});

test.each(fallbacks)("$family has the height of the font that it replaces", (face) => {
  const font = openSync(`${styles}fonts/readex-pro-basic.woff2`) as Font & {
    ascent: number;
    descent: number;
  };
  const adjust = percent(face, "size-adjust") / 100;
  const ascent = percent(face, "ascent-override") * adjust;
  const descent = percent(face, "descent-override") * adjust;
  expect(ascent).toBeCloseTo((font.ascent / font.unitsPerEm) * 100, 1);
  expect(descent).toBeCloseTo((-font.descent / font.unitsPerEm) * 100, 1);
  expect(percent(face, "line-gap-override")).toBe(0);
});

test("local Arabic faces contain no Latin letters or digits, but the space", () => {
  const arabic = fallbacks.filter(({ family }) => family.includes("Arabic"));
  expect(arabic.length).toBeGreaterThan(3);
  for (const face of arabic) {
    const range = rangeOf(face);
    expect(range).toContain(0x20);
    expect(range).toContain(0x644);
    expect(range.filter((code) => code > 0x20 && code < 0xa0)).toEqual([]);
  }
});

test("the Arabic font names the authors of its letters and of its figures", () => {
  const font = openSync(`${styles}fonts/readex-pro-arabic.woff2`) as Font & { copyright: string };
  expect(font.copyright).toContain("The Readex Pro Project Authors");
  expect(font.copyright).toContain("The Vazirmatn Project Authors");
});

test("an Arabic zero is at least 27 % of the em wide", async () => {
  const woff = readFileSync(`${styles}fonts/readex-pro-arabic.woff2`);
  // fontkit varies the weight of uncompressed fonts only.
  const font = create(await subsetFont(woff, "٠", { targetFormat: "sfnt" })) as Font & {
    getVariation(axes: { wght: number }): Font;
  };
  const zero = font.getVariation({ wght: thinnest }).glyphForCodePoint(0x660).path;
  const { minX, maxX } = (zero as unknown as { bbox: { minX: number; maxX: number } }).bbox;
  expect((maxX - minX) / font.unitsPerEm).toBeGreaterThanOrEqual(0.27);
});

test("Arabic text is at least as bold as its figures need", () => {
  const arabic = tokens.slice(tokens.indexOf(":root:lang(ar) {"));
  const weightOf = (token: string) =>
    Number(
      new RegExp(`${token}: (\\d+);`).exec(arabic)?.[1] ??
        new RegExp(`${token}: (\\d+);`).exec(tokens)?.[1],
    );
  const weights = ["--w-b", "--w-d", "--w-h", "--w-m", "--w-s"].map(weightOf);
  expect(weights.filter((weight) => !(weight >= thinnest))).toEqual([]);
  expect(weightOf("--w-n")).toBeGreaterThanOrEqual(400);
  expect(weightOf("--w-t")).toBeGreaterThanOrEqual(400);
});
