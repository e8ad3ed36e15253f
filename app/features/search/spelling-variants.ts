import type { Variant } from "./inverted-index/inverted-index.ts";

/** The minimum length of a word for spelling variants; shorter words would match any other. */
const minLettersForTypo = 4;

/** Longer words have no spelling variants. */
const maxLetters = 24;

/** Letters of normalised words in both scripts. */
const alphabets = [
  "abcdefghijklmnopqrstuvwxyz0123456789",
  "ابتثجحخدذرزسشصضطظعغفقكلمنهوي0123456789",
];
const arabic = /\p{sc=Arabic}/u;

/** The score of a variant with another, an additional or a missing letter, relative to one with two swapped letters. */
const letterWeight = 0.45;

/**
 * All words that differ from one by a letter, or by the order of two neighbours; none for a short word. Their number
 * depends on the length of the word only, not on the words of an index.
 */
export function spellingVariants(word: string): Variant[] {
  if (word.length < minLettersForTypo || word.length > maxLetters) return [];
  const letters = [...(alphabets[arabic.test(word) ? 1 : 0] ?? "")];
  const variants = new Map<string, number>();
  for (let at = 0; at <= word.length; at += 1) {
    const [start, letter, rest] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    for (const other of letters) {
      variants.set(start + other + letter + rest, weightOf(word.length + 1));
      if (letter) variants.set(start + other + rest, weightOf(word.length));
    }
    if (letter) variants.set(start + rest, weightOf(word.length - 1));
  }
  for (let at = 0; at + 1 < word.length; at += 1) {
    const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
    variants.set(swapped, 1);
  }
  return Array.from(variants, ([term, weight]) => ({ term, weight }));
}

function weightOf(length: number): number {
  return (letterWeight * length) / (length + 1);
}
