/**
 * `npm run font` writes the generated fonts of app/styles/fonts.css: the part of the Latin font that suffices for most
 * pages (half the bytes; browsers fetch the whole file only for other letters), the Arabic font without its figures,
 * the figures, and the Latin letters of Arabic pages.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { auroraFigures, figures } from "../tools/fonts/aurora-figures.ts";

/** First and last code point of each range: plain English, and the signs of our texts. */
const runs = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb1],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
] as const;

/** The Latin letters, digits and signs of our Arabic texts, in few ranges, because every page lists them. */
const latinInArabicRuns = [
  [0x21, 0x3a],
  [0x3f, 0x5a],
  [0x61, 0x7a],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0x2013, 0x2013],
  [0x2019, 0x2019],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
] as const;

/** The lightest and the heaviest weight that style sheets use; a browser shows others as the nearest one. */
const englishWeights = { min: 240, max: 560 };
const arabicWeights = { min: 360, max: 560 };

/** Features of the font that English text uses; fractions have glyphs of their own, which the file does not need. */
const englishFeatures = ["kern", "liga"];

/**
 * One weight for the Latin letters of Arabic pages, between those of body text and of buttons: it serves both, with
 * half the bytes of a variable font.
 */
const latinWeightInArabic = 420;

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

function codesOf(list: readonly (readonly [first: number, last: number])[]): number[] {
  return list.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
}

const textOf = (codes: readonly number[]) => String.fromCodePoint(...codes);

const options = { targetFormat: "woff2" } as const;
const arabic = read("readex-pro", "arabic");
const arabicCodes = create(arabic).characterSet.filter(
  (code) => !figures.includes(String.fromCodePoint(code)),
);
mkdirSync(folder, { recursive: true });
// The types of the package lack some options; TypeScript does not check extra properties of a variable.
const englishOptions = {
  ...options,
  keepFeatures: englishFeatures,
  variationAxes: { wght: englishWeights },
};
const arabicOptions = { ...options, variationAxes: { wght: arabicWeights } };
const latinInArabicOptions = {
  ...options,
  noHinting: true,
  keepFeatures: ["kern"],
  variationAxes: { wght: latinWeightInArabic },
};
const latin = read("readex-pro", "latin");
write("readex-pro-basic", await subsetFont(latin, textOf(codesOf(runs)), englishOptions));
write("readex-pro-arabic", await subsetFont(arabic, textOf(arabicCodes), arabicOptions));
write(
  "readex-pro-latin-420",
  await subsetFont(latin, textOf(codesOf(latinInArabicRuns)), latinInArabicOptions),
);
write("aurora-figures", await auroraFigures(read("vazirmatn", "arabic")));
