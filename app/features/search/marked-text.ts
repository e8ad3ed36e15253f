import { placesOf } from "./search-terms.ts";

/** Maximum length of an excerpt in characters, and the length before the match. */
const maxLength = 170;
const textBefore = 50;

/** Splits a text into parts: every second part is a matching word or phrase. Parts may be empty, joined they are the text. */
export function markedText(text: string, terms: ReadonlySet<string>): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const place of foundPlaces(text, terms)) {
    if (place.end <= end) continue;
    const start = Math.max(end, place.start);
    parts.push(text.slice(end, start), text.slice(start, place.end));
    end = place.end;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** Returns the part of a text around the first match, or its beginning without one; cut at words. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
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

function foundPlaces(text: string, terms: ReadonlySet<string>) {
  // A phrase stays before the word that it begins with.
  return placesOf(terms, text).sort((a, b) => a.start - b.start);
}
