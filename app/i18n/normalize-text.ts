/** A word of a text: its position and its normalised form. */
export interface NormalizedWord {
  term: string;
  start: number;
  end: number;
}

/** Letters of either script with their diacritics, and digits; the Arabic tatweel is part of a word. */
const wordShape = /[\p{L}\p{M}\p{N}\u0640]+/gu;

/** Letters with several spellings, applied after diacritics are removed. */
const sameLetter: Readonly<Record<string, string>> = {
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ې: "ي",
  ة: "ه",
  ۀ: "ه",
  ہ: "ه",
  ک: "ك",
  گ: "ك",
  پ: "ب",
  چ: "ج",
  ڤ: "ف",
};

/** A word that has no other spelling than its capitals: most English words. */
const plainLatin = /^[A-Za-z0-9]+$/;

/** The Arabic article, alone and with attached prefixes. */
const article = /^(?:[وفبك]?ال|[وف]?لل)(?=.)/;

/** Words that would become shorter without their article are not changed. */
const minLetters = 2;

/**
 * The rest of a word of alif and one letter, such as «ام». With a hamza, «الأم», it is "the mother"; without one,
 * «الام», it is usually "pains", whose first letters are not an article.
 */
const alifAndLetter = /^ا.$/u;
const endsInHamzaAndLetter = /ا\p{M}*[\u0654\u0655]\p{M}*\p{L}\p{M}*$/u;

/**
 * Returns the normalised form of a word, in which common spelling variants are equal: hamza, alif, taa marbuta, yaa,
 * vowels, tatweel, Arabic and Persian digits, the article; Latin capitals and accents.
 * @example
 * normalizeWord("والأَشِعَّة") // "اشعه"
 */
export function normalizeWord(word: string): string {
  if (plainLatin.test(word)) return word.toLowerCase();
  const decomposed = word.normalize("NFKD");
  const letters = decomposed
    .toLowerCase()
    .replace(/[\p{M}\u0640ء]/gu, "")
    .replace(/[ٱىیېةۀہکگپچڤ]/g, (letter) => sameLetter[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  const bare = withoutArticle(letters);
  return alifAndLetter.test(bare) && !endsInHamzaAndLetter.test(decomposed) && bare !== letters
    ? `ال${bare}`
    : bare;
}

/** «الالتهاب» and «التهاب» are one word, so what looks like a second article is removed as well. */
function withoutArticle(letters: string): string {
  const bare = letters.replace(article, "");
  return bare === letters || bare.length < minLetters ? letters : withoutArticle(bare);
}

/** Returns the words of a text in order. A word has at least one letter or digit. */
export function normalizedWords(text: string): NormalizedWord[] {
  return [...text.matchAll(wordShape)].flatMap(({ 0: word, index }) => {
    const term = normalizeWord(word);
    return term === "" ? [] : [{ term, start: index, end: index + word.length }];
  });
}
