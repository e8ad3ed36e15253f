/**
 * `npm run font` writes the generated fonts of app/styles/fonts.css: the part of the Latin font that suffices for most
 * English pages (half the bytes; browsers fetch the whole file only for other letters), and the font of Arabic pages,
 * which has other figures than Readex Pro and the Latin letters, digits and signs of Arabic text.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { appendGlyphs, readGlyphs } from "../tools/fonts/append-glyphs.ts";
import { figures, readFigures } from "../tools/fonts/aurora-figures.ts";
import { createFont, createNameTable, readTables, type Tables } from "../tools/fonts/open-type.ts";
import {
  addWeightAxis,
  axisNameId,
  type Instance,
  listInstanceWeights,
  type Weights,
} from "../tools/fonts/weight-axis.ts";

/** First and last code point of each range: letters, digits and signs of the texts. */
const letterRanges = [
  [0x21, 0x3b],
  [0x3f, 0x5a],
  [0x61, 0x7a],
  [0x2013, 0x2013],
  [0x2019, 0x2019],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
] as const;

/** English text has the spaces too, and the dot of a hidden password, which browsers draw with the page's font. */
const englishRanges = [
  ...letterRanges,
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0x2014, 0x2014],
  [0x2018, 0x2018],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
] as const;

/** In Arabic text the space comes from the Arabic font. */
const latinInArabicRanges = [
  ...letterRanges,
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
] as const;

/** Letters of Persian and Urdu and signs of the Quran. Pages in Modern Standard Arabic have none of them. */
const omittedArabic =
  "\u0615\u0653\u0654\u0655\u0656\u066e\u066f\u0671\u06a1\u06a4\u06ba\ufd3e\ufd3f";

/** The lightest and the heaviest weight that style sheets use; a browser shows others as the nearest one. */
const englishWeights: Weights = { min: 300, max: 560 };
const arabicWeights: Weights = { min: 360, max: 560 };

/** Features of the font that English text uses; fractions have glyphs of their own, which the file does not need. */
const englishFeatures = ["kern", "liga"];

/**
 * One weight for the Latin letters of Arabic pages, between those of body text and of buttons: it serves both, without
 * the bytes of a variation. Names and phone numbers need no kerning.
 */
const latinWeightInArabic = 420;

const sfnt = { targetFormat: "sfnt" } as const;
const woff2 = { targetFormat: "woff2" } as const;

const root = new URL("..", import.meta.url);
const folder = fileURLToPath(new URL("app/styles/fonts/", root));

function read(family: string, script: string): Buffer {
  const file = `node_modules/@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`;
  return readFileSync(new URL(file, root));
}

function write(name: string, font: Buffer): void {
  writeFileSync(`${folder}${name}.woff2`, font);
  console.log(`${name}: ${font.length} bytes`);
}

function charactersIn(ranges: readonly (readonly [first: number, last: number])[]): string {
  const codes = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
  return String.fromCodePoint(...codes);
}

/** A variable font of static instances: these characters and features. */
async function createVariableFont(
  instances: readonly Instance[],
  text: string,
  keepFeatures: string[] | undefined,
  copyright: string,
): Promise<Buffer> {
  const tables = new Map(addWeightAxis(instances));
  // Browsers show no menu of styles.
  tables.delete("STAT");
  const family = "Readex Pro";
  const names = { 0: copyright, 1: family, 2: "Regular", 4: family, 6: "ReadexPro-Regular" };
  tables.set("name", createNameTable({ ...names, [axisNameId]: "Weight" }));
  const options = { ...woff2, keepFeatures };
  return subsetFont(createFont(tables), text, options);
}

/**
 * These characters and features of a variable font at a weight. The types of the package lack some options; TypeScript
 * does not check extra properties of a variable.
 */
async function createInstance(
  font: Buffer,
  text: string,
  keepFeatures: string[] | undefined,
  weight: number,
): Promise<Tables> {
  const options = { ...sfnt, keepFeatures, variationAxes: { wght: weight } };
  return readTables(await subsetFont(font, text, options));
}

function copyrightOf(font: Buffer): string {
  return (create(font) as Font & { copyright: string }).copyright;
}

async function createEnglishFont(): Promise<Buffer> {
  const text = charactersIn(englishRanges);
  const instances = listInstanceWeights(englishWeights).map(
    async (weight) => [weight, await createInstance(latin, text, englishFeatures, weight)] as const,
  );
  return createVariableFont(
    await Promise.all(instances),
    text,
    englishFeatures,
    copyrightOf(latin),
  );
}

async function createArabicFont(): Promise<Buffer> {
  const arabic = read("readex-pro", "arabic");
  const vazirmatn = read("vazirmatn", "arabic");
  const latinText = charactersIn(latinInArabicRanges);
  // The file has a few Latin letters too.
  const letters = String.fromCodePoint(...create(arabic).characterSet)
    .split("")
    .filter((sign) => !(figures + omittedArabic).includes(sign) && !/\p{Script=Latin}/u.test(sign))
    .join("");
  const { unitsPerEm } = create(arabic) as Font;
  const latinGlyphs = readGlyphs(
    await createInstance(latin, latinText, [], latinWeightInArabic),
    latinText,
    unitsPerEm,
  );
  const instances = listInstanceWeights(arabicWeights).map(async (weight) => {
    const tables = await createInstance(arabic, letters, undefined, weight);
    const figureGlyphs = await readFigures(vazirmatn, weight, unitsPerEm);
    return [weight, appendGlyphs(tables, [...latinGlyphs, ...figureGlyphs])] as const;
  });
  return createVariableFont(
    await Promise.all(instances),
    letters + latinText + figures,
    undefined,
    `${copyrightOf(arabic)}. Figures: ${copyrightOf(vazirmatn)}`,
  );
}

mkdirSync(folder, { recursive: true });
const latin = read("readex-pro", "latin");
write("readex-pro-basic", await createEnglishFont());
write("readex-pro-arabic", await createArabicFont());
