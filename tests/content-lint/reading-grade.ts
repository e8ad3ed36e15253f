/** Vowel groups that are not one syllable each, and the correction of the count. */
const corrections: readonly [ending: RegExp, syllables: 1 | -1][] = [
  // Silent endings: "care" and "whole", "takes" and "holes", "moved"; but not in "needle", "lenses" and "treated".
  [/([^aeiouyl]|[aeiouy]l)e$/, -1],
  [/([^aeiouysxzhcgl]|[aeiouy]l)es$/, -1],
  [/[^aeiouytd]ed$/, -1],
  // Two vowels in two syllables: "trial", "previous", "usual", "seeing", "cornea".
  [/[^aeioucglntsx]i[aou]/, 1],
  [/[^qg]ua[lt]/, 1],
  [/[aeouy]ing/, 1],
  [/([^st]ea|eo)$/, 1],
];

/** Syllables of an English word, counted by its groups of vowels; at least one. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 0;
  const fitting = corrections.filter(([pattern]) => pattern.test(letters));
  return Math.max(
    1,
    fitting.reduce((sum, [, syllables]) => sum + syllables, groups),
  );
}

/** Words of an English text; a figure counts as one. */
export function wordsOf(text: string): string[] {
  return text.match(/[A-Za-z0-9][\w.,'’+%-]*/g) ?? [];
}

/**
 * The Flesch-Kincaid grade of an English text: the American school year that reads it with ease. Each line ends a
 * sentence, so that headings and bullets count as sentences.
 */
export function readingGrade(text: string): number {
  const sentences = text
    .split(/[.!?]+(?=\s|$)|\n+/)
    .filter((sentence) => wordsOf(sentence).length > 0);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
