import { stemWord } from "./stemmer.ts";

/** Minimum letters of a word that may have one wrong letter; a shorter one would match too many words. */
const minLettersForTypo = 5;

/** Minimum letters of a word that may have two wrong letters, if the matcher allows it. */
const minLettersForTwoTypos = 7;

/** Longer words are not compared for two wrong letters. */
const maxLetters = 24;

/** Recognises words with one missing, additional or wrong letter, or with two swapped neighbours. */
export class WordMatcher {
  readonly #stems: ReadonlySet<string>;
  /** Stems by what remains of them without one of their letters. */
  readonly #shortened = new Map<string, string[]>();

  /** Stems that may have two wrong letters, by first letter, so that a long text is compared with few of them. */
  readonly #long = new Map<string, string[]>();

  /** With `typos: 2`, long words may have two wrong letters: enough for a topic, too inexact for a warning sign. */
  constructor(stems: Iterable<string>, { typos = 1 }: { typos?: 1 | 2 } = {}) {
    this.#stems = new Set(stems);
    for (const stem of typos === 2 ? this.#stems : []) {
      if (stem.length < minLettersForTwoTypos) continue;
      const first = stem.charAt(0);
      this.#long.set(first, [...(this.#long.get(first) ?? []), stem]);
    }
    for (const stem of this.#stems) {
      if (stem.length < minLettersForTypo) continue;
      for (const short of withoutOneLetter(stem)) {
        this.#shortened.set(short, [...(this.#shortened.get(short) ?? []), stem]);
      }
    }
  }

  /** Returns the known stem of a typed word, exact or with a typing error; undefined without one. */
  find(word: string): string | undefined {
    const stem = stemWord(word);
    if (this.#stems.has(stem)) return stem;
    if (stem.length < minLettersForTypo) return undefined;
    const near = [stem, ...withoutOneLetter(stem)]
      .flatMap((form) => [
        ...(this.#stems.has(form) ? [form] : []),
        ...(this.#shortened.get(form) ?? []),
      ])
      .find((known) => known.length >= minLettersForTypo && isTypoOf(stem, known));
    return near ?? this.#findLong(stem) ?? this.#findLong(word);
  }

  #findLong(stem: string): string | undefined {
    if (stem.length < minLettersForTwoTypos || stem.length > maxLetters) return undefined;
    return this.#long.get(stem.charAt(0))?.find((known) => editDistance(stem, known) <= 2);
  }
}

/** The Levenshtein distance of two words; infinite when their lengths differ by more than two. */
function editDistance(typed: string, known: string): number {
  if (Math.abs(typed.length - known.length) > 2) return Number.POSITIVE_INFINITY;
  let above = Array.from({ length: known.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    for (let at = 1; at <= known.length; at++) {
      const other = typed[row - 1] === known[at - 1] ? 0 : 1;
      line.push(
        Math.min((above[at - 1] ?? 0) + other, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1),
      );
    }
    above = line;
  }
  return above[known.length] ?? Number.POSITIVE_INFINITY;
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Whether two words with the same first letter differ in one letter or in the order of two neighbours. */
function isTypoOf(typed: string, known: string): boolean {
  // With another first letter it is more often another word ("light", "night") than a typing error.
  if (typed[0] !== known[0]) return false;
  const [short, long] = typed.length < known.length ? [typed, known] : [known, typed];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const [rest, other] = [short.slice(start), long.slice(start)];
  if (short.length < long.length) return rest === other.slice(1);
  const swapped = `${other[1] ?? ""}${other[0] ?? ""}${other.slice(2)}`;
  return rest.slice(1) === other.slice(1) || rest === swapped;
}
