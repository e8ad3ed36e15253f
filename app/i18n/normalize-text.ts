/** A word of a text: where it stands in it, and the form by which it is compared. */
export interface NormalizedWord {
  term: string;
  start: number;
  end: number;
}

/** Letters of either script with what is written on them, and digits; the stretching line of Arabic is part of a word. */
const wordShape = /[\p{L}\p{M}\p{N}\u0640]+/gu;

/** What Arabic keyboards and neighbours write in different ways, after accents and the signs above and below have gone. */
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

/** The article, alone and with what is written onto it; a word keeps what would leave it fewer letters than these. */
const article = /^(?:[وفبك]?ال|[وف]?لل)(?=.)/;
const leastLetters = 2;

/**
 * The form by which a word is compared: what people leave out, mix up or write in another way is the same. Hamza, alif,
 * taa marbuta, yaa, vowels, the stretching line, Arabic and Persian digits, the article; Latin capitals and accents.
 * @example normalizeWord("والأَشِعَّة") // "اشعه"
 */
export function normalizeWord(word: string): string {
  const letters = word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\u0640ء]/gu, "")
    .replace(/[ٱىیېةۀہکگپچڤ]/g, (letter) => sameLetter[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  const bare = letters.replace(article, "");
  return bare.length >= leastLetters ? bare : letters;
}

/** The words of a text in their order. What holds no letter and no digit is none. */
export function normalizedWords(text: string): NormalizedWord[] {
  return [...text.matchAll(wordShape)].flatMap(({ 0: word, index }) => {
    const term = normalizeWord(word);
    return term === "" ? [] : [{ term, start: index, end: index + word.length }];
  });
}
