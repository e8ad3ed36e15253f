import {
  type Concept,
  type ConceptId,
  concepts,
  stopWords,
} from "~/content/data/search-synonyms.ts";
import { type NormalizedWord, normalizedWords } from "~/i18n/normalize-text.ts";
import { stemWord } from "./stemmer.ts";
import { WordMatcher } from "./word-matcher.ts";

/** The prefix of concept names, which distinguishes them from words. */
const conceptPrefix = "~";

/** Phrases as their normalised words, each with the term of its concept. */
type Phrases = ReadonlyMap<string, string>;

const [textPhrases, queryPhrases] = listPhrases();
const maxPhraseWords = Math.max(
  ...[...queryPhrases.keys()].map((phrase) => phrase.split(" ").length),
);
/** The number of words of the longest phrase that begins with a word: most words begin none. */
const maxWordsFrom = new Map<string, number>();
for (const phrase of queryPhrases.keys()) {
  const [first = "", ...rest] = phrase.split(" ");
  maxWordsFrom.set(first, Math.max(maxWordsFrom.get(first) ?? 0, 1 + rest.length));
}
const stopWordTerms = new Set(
  stopWords.flatMap((word) => normalizedWords(word).map(({ term }) => term)),
);

/** The phrases that mean a concept in a text, and those that mean one in a query. */
function listPhrases(): [inTexts: Phrases, inQueries: Phrases] {
  const texts = new Map<string, string>();
  const typed = new Map<string, string>();
  for (const [id, concept] of Object.entries<Concept>(concepts)) {
    const { words } = concept;
    const term = conceptPrefix + id;
    for (const phrase of [...words.en, ...words.ar]) texts.set(normalizePhrase(phrase), term);
    for (const phrase of concept.typed ?? []) typed.set(normalizePhrase(phrase), term);
  }
  return [texts, new Map([...texts, ...typed])];
}

/** The normalised words of a phrase or a title, separated by spaces. */
export function normalizePhrase(text: string): string {
  return normalizedWords(text)
    .map(({ term }) => term)
    .join(" ");
}

/** The concept of a term. */
export function conceptOf(term: string): Concept | undefined {
  return (concepts as Readonly<Record<string, Concept>>)[term.slice(conceptPrefix.length)];
}

/** The words and phrases that mean a concept. */
export function listConceptNames(concept: ConceptId): string[] {
  const { words, typed = [] }: Concept = concepts[concept];
  return [...words.en, ...words.ar, ...typed];
}

/** The words of an indexed text, and the concepts that they mean. */
export function termsOfText(text: string): string[] {
  const words = normalizedWords(text);
  return [...words, ...conceptsIn(words, textPhrases)].map(({ term }) => term);
}

/** The occurrences of terms in a shown text: first the phrases that mean a concept, then the words. */
export function findOccurrences(terms: ReadonlySet<string>, text: string): NormalizedWord[] {
  const words = normalizedWords(text);
  return [...conceptsIn(words, queryPhrases), ...words].filter(({ term }) => terms.has(term));
}

/** A parsed query: concepts and words, each once. */
export interface SearchQuery {
  concepts: string[];
  /** The words outside of concepts; stop words only in a query without other words. */
  words: string[];
  /** All words, also those of concepts, without stop words. */
  all: string[];
}

/** Phrases without stop words, by the stems of their words. */
const stemmed = new Map(
  [...queryPhrases].map(([phrase, term]) => {
    const words = phrase.split(" ");
    const contentWords = words.filter((word) => !stopWordTerms.has(word));
    return [(contentWords.length > 0 ? contentWords : words).map(stemWord).join(" "), term];
  }),
);
// Where a phrase and a single word have the same stem, the single word wins.
for (const [phrase, term] of queryPhrases) {
  if (!phrase.includes(" ")) stemmed.set(stemWord(phrase), term);
}
const matcher = new WordMatcher(
  [...stemmed.keys()].flatMap((phrase) => phrase.split(" ")),
  { typos: 2 },
);

/** Parses a query. Stop words, endings and typing errors do not prevent the recognition of a phrase. */
export function parseQuery(typed: string): SearchQuery {
  const words = normalizedWords(typed).map(({ term }) => term);
  const phrase = words.join(" ");
  const whole = queryPhrases.get(phrase);
  if (whole !== undefined) return { concepts: [whole], words: [], all: words };
  const contentWords = words.filter((word) => !stopWordTerms.has(word) || queryPhrases.has(word));
  const stems = contentWords.map((word) => matcher.find(word) ?? word);
  const conceptTerms = new Set<string>();
  const rest = new Set<string>();
  for (let at = 0; at < stems.length; ) {
    const count = countOfPhrase(stems, at);
    // A word as it was typed before its stem: «دكتورة» and «دكتور» have the same.
    const exact = count === 1 ? queryPhrases.get(contentWords[at] ?? "") : undefined;
    if (count > 0)
      conceptTerms.add(exact ?? stemmed.get(stems.slice(at, at + count).join(" ")) ?? "");
    else rest.add(contentWords[at] ?? "");
    at += Math.max(count, 1);
  }
  const isEmpty = conceptTerms.size + rest.size === 0;
  return {
    concepts: [...conceptTerms],
    words: isEmpty ? [...new Set(words)] : [...rest],
    all: contentWords,
  };
}

/** The number of words of the longest phrase of a concept that begins at `at`; 0 without one. */
function countOfPhrase(stems: readonly string[], at: number): number {
  for (let count = Math.min(maxPhraseWords, stems.length - at); count > 0; count--) {
    if (stemmed.has(stems.slice(at, at + count).join(" "))) return count;
  }
  return 0;
}

/** The concepts in a list of words. Of phrases with the same beginning the longest counts; phrases do not overlap. */
function conceptsIn(words: readonly NormalizedWord[], phrases: Phrases): NormalizedWord[] {
  const found: NormalizedWord[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let count = maxWordsFrom.get(words[at]?.term ?? "") ?? 0; count > 0; count--) {
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
