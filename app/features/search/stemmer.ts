/** A prefix or a suffix is removed only when this many letters remain. */
const minStemLetters = 3;

const arabic = /\p{sc=Arabic}/u;
/** "And", "so", "with" and "to" before a word. */
const prefix = /^[وفبل](?=.{4})/;
const suffixes = ["ني", "ها", "هم", "كم", "نا", "ات", "ين", "ان", "ون", "ي", "ه", "ك", "ا"];
/** The ending of a feminine word before a possessive suffix. */
const feminineEnding = /^(.{3,}?)ا?ت$/;
const englishPlural = /([^sui])s$/;

/**
 * Returns a normalised word without Arabic clitics ("and", "my", "her"), Arabic plural endings and the English
 * plural. It is only compared with other stems, and need not be a word.
 */
export function stemWord(word: string): string {
  if (!arabic.test(word)) {
    return word.length > minStemLetters ? word.replace(englishPlural, "$1") : word;
  }
  const bare = word.replace(prefix, "");
  const suffix = suffixes.find(
    (one) => bare.endsWith(one) && bare.length - one.length >= minStemLetters,
  );
  if (!suffix) return bare;
  // "My lenses" has its suffix after the plural, "my operation" after an open taa marbuta.
  return bare.slice(0, -suffix.length).replace(feminineEnding, "$1");
}
