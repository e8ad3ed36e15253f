import { findOccurrences } from "./search-terms.ts";

/** Maximum length of an excerpt in characters, and the length before the match. */
const maxLength = 170;
const textBefore = 50;

/** Splits a text into parts. Every second part is a match. Parts may be empty. Joined together they are the text. */
export function splitAtMatches(text: string, terms: ReadonlySet<string>): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const occurrence of sortOccurrences(text, terms)) {
    if (occurrence.end <= end) continue;
    const start = Math.max(end, occurrence.start);
    parts.push(text.slice(end, start), text.slice(start, occurrence.end));
    end = occurrence.end;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** Returns the part of a text around its first match. Without a match, it is the beginning of the text. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= maxLength) return text;
  const first = sortOccurrences(text, terms)[0]?.start ?? 0;
  const wanted = Math.min(first - textBefore, text.length - maxLength);
  const start = first < maxLength - textBefore ? 0 : text.indexOf(" ", wanted) + 1;
  const space = text.lastIndexOf(" ", start + maxLength);
  const end =
    start + maxLength >= text.length ? text.length : space > start ? space : start + maxLength;
  const cut = text.slice(start, end).replace(/[\s،,.;:–-]+$/, end < text.length ? "" : "$&");
  return `${start > 0 ? "… " : ""}${cut}${end < text.length ? " …" : ""}`;
}

function sortOccurrences(text: string, terms: ReadonlySet<string>) {
  // The sort is stable, so a phrase stays before its first word.
  return findOccurrences(terms, text).sort((a, b) => a.start - b.start);
}
