import { placesIn } from "./search-terms.ts";

/** A part of a shown text; `marked` when it matches the query. */
export interface MarkedRun {
  text: string;
  marked: boolean;
}

/** Maximum length of an excerpt in characters, and the length before the match. */
const maxLength = 170;
const textBefore = 50;

/** Splits a text into runs and marks each matching word and phrase. The runs joined together are the text. */
export function markedText(text: string, terms: readonly string[]): MarkedRun[] {
  const runs: MarkedRun[] = [];
  let end = 0;
  for (const place of foundPlaces(text, terms)) {
    if (place.start > end) runs.push({ text: text.slice(end, place.start), marked: false });
    if (place.end > end) {
      runs.push({ text: text.slice(Math.max(end, place.start), place.end), marked: true });
      end = place.end;
    }
  }
  if (end < text.length) runs.push({ text: text.slice(end), marked: false });
  return runs;
}

/** Returns the part of a text around the first match, or its beginning without one; cut at words. */
export function excerptOf(text: string, terms: readonly string[]): string {
  if (text.length <= maxLength) return text;
  const first = foundPlaces(text, terms)[0]?.start ?? 0;
  const wanted = Math.min(first - textBefore, text.length - maxLength);
  const start = first < maxLength - textBefore ? 0 : text.indexOf(" ", wanted) + 1;
  const space = text.lastIndexOf(" ", start + maxLength);
  const end =
    start + maxLength >= text.length ? text.length : space > start ? space : start + maxLength;
  const cut = text.slice(start, end).replace(/[\s،,.;:–-]+$/, end < text.length ? "" : "$&");
  return `${start > 0 ? "… " : ""}${cut}${end < text.length ? " …" : ""}`;
}

function foundPlaces(text: string, terms: readonly string[]) {
  const wanted = new Set(terms);
  // A phrase stays before the word that it begins with.
  return placesIn(text)
    .filter(({ term }) => wanted.has(term))
    .sort((a, b) => a.start - b.start);
}
