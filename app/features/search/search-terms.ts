import {
  type Concept,
  type ConceptId,
  concepts,
  littleWords,
} from "~/content/facts/patients-words.ts";
import { type FoldedWord, foldedWords } from "~/i18n/folded-words.ts";

/** Stands before the name of a concept, so that no word is taken for one. */
const conceptMark = "~";

/** Phrases as their folded words, each with the concept that it means. */
type Phrases = ReadonlyMap<string, string>;

const [inTexts, asTyped] = readPhrases();
const mostWords = Math.max(...[...asTyped.keys()].map((phrase) => phrase.split(" ").length));
const little = new Set(littleWords.flatMap((word) => foldedWords(word).map(({ term }) => term)));

function readPhrases(): [texts: Phrases, typed: Phrases] {
  const texts = new Map<string, string>();
  const typed = new Map<string, string>();
  for (const [id, concept] of Object.entries<Concept>(concepts)) {
    const { words } = concept;
    const term = conceptMark + id;
    for (const phrase of [...words.en, ...words.ar]) texts.set(phraseOf(phrase), term);
    for (const phrase of concept.typed ?? []) typed.set(phraseOf(phrase), term);
  }
  return [texts, new Map([...texts, ...typed])];
}

function phraseOf(words: string): string {
  return foldedWords(words)
    .map(({ term }) => term)
    .join(" ");
}

/** The concept that a single word means, or undefined. */
export function conceptOf(word: string): string | undefined {
  return asTyped.get(word);
}

/** Every way to say a concept, for a page that is found by all of them. */
export function waysToSay(concept: ConceptId): string {
  const { words, typed = [] }: Concept = concepts[concept];
  return [...words.en, ...words.ar, ...typed].join("\n");
}

/** The words of a text of ours, and the concepts that they mean. */
export function termsOfText(text: string): string[] {
  const words = foldedWords(text);
  return [...words, ...conceptsIn(words, inTexts)].map(({ term }) => term);
}

/** Places of a shown text that can be marked: its words, and the phrases that mean a concept. */
export function placesIn(text: string): FoldedWord[] {
  const words = foldedWords(text);
  return [...conceptsIn(words, asTyped), ...words];
}

/** What a reader looks for: concepts and words, each once. */
export interface Wish {
  concepts: string[];
  /** None of them is part of a concept. Words that say nothing are there only where there are no others. */
  words: string[];
}

/** Reads what was typed. */
export function readWish(typed: string): Wish {
  const words = foldedWords(typed);
  const meant = conceptsIn(words, asTyped);
  const rest = words.filter(
    ({ start, end }) => !meant.some((one) => one.start <= start && end <= one.end),
  );
  const telling = rest.filter(({ term }) => !little.has(term));
  const kept = telling.length > 0 || meant.length > 0 ? telling : rest;
  return {
    concepts: [...new Set(meant.map(({ term }) => term))],
    words: [...new Set(kept.map(({ term }) => term))],
  };
}

/** The concepts that words mean, the longest phrase first wherever two begin alike; phrases do not overlap. */
function conceptsIn(words: readonly FoldedWord[], phrases: Phrases): FoldedWord[] {
  const found: FoldedWord[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(mostWords, words.length - at); count > 0; count--) {
      const part = words.slice(at, at + count);
      const term = phrases.get(part.map((word) => word.term).join(" "));
      const [first, last] = [part[0], part.at(-1)];
      if (term === undefined || !first || !last) continue;
      found.push({ term, start: first.start, end: last.end });
      at += count - 1;
      break;
    }
  }
  return found;
}
