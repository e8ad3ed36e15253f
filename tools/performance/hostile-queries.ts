import { readSeedArticles } from "../articles/seed-articles.ts";
import { wordsOf } from "./generated-articles.ts";

const seedWords = wordsOf(readSeedArticles().flatMap((one) => [one.content_en, one.content_ar]));

/** The distinct prefixes of this length of the words of the seed, in lower case. */
function prefixesOf(length: number): string[] {
  return [...new Set(seedWords.map((word) => word.toLowerCase().slice(0, length)))].filter(
    (word) => word.length === length,
  );
}

/** Long queries for which the work of a search could grow without a bound, by their descriptions. */
export const hostileQueries: Record<string, string> = {
  "one-letter words": prefixesOf(1).join(" "),
  "two-letter words": prefixesOf(2).join(" "),
  "two-letter Arabic words": prefixesOf(2)
    .filter((word) => word > "ء")
    .join(" "),
  "three-letter words": prefixesOf(3).join(" "),
  "frequent words":
    "eye the your and you can for with that are not may عينك من في على أن إلى العين هذا",
  "frequent words that match nothing together":
    "eye doctor see qqqq vision light surgery العين الطبيب zzzz",
  "unknown words": Array.from({ length: 20 }, (_, at) => `zq${at.toString(36)}x`).join(" "),
  "words with a typing error":
    "catarcat glasess surgrey visoin docter treatmnet retnia cornae glacuoma pateint lenss",
  "one long word": "catarac".repeat(20),
  "one letter in a run": "a".repeat(500),
  diacritics: `عَ${"\u064B\u0651\u0670".repeat(60)}ين`,
  tatweel: `ع${"\u0640".repeat(400)}ين`,
  "right-to-left overrides": "\u202Ecataract\u202E lasik ".repeat(30),
  emoji: "👁️‍🗨️😢".repeat(60),
  "500 words": "cataract eye surgery ".repeat(167),
};
