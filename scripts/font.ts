/**
 * `npm run font` writes the part of the Latin font that nearly every page is content with: half the bytes of the whole
 * file, which a browser fetches only for a letter that is not here (app/styles/fonts.css names the same characters).
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** First and last code point of each run of characters: those of plain English, and the signs our texts use. */
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

const root = new URL("../", import.meta.url);
const whole =
  "node_modules/@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2";
const folder = fileURLToPath(new URL("app/styles/fonts/", root));

const characters = runs
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  .map((code) => String.fromCodePoint(code))
  .join("");
const basic = await subsetFont(readFileSync(new URL(whole, root)), characters, {
  targetFormat: "woff2",
});
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}readex-pro-basic.woff2`, basic);
console.log(`${basic.length} bytes for ${characters.length} characters`);
