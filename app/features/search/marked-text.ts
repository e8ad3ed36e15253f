import { placesIn } from "./search-terms.ts";

/** A stretch of a shown text; `marked` where it is what was looked for. */
export interface MarkedRun {
  text: string;
  marked: boolean;
}

/** An excerpt is at most about this many characters long, and begins this many before what it was cut for. */
const room = 170;
const lead = 50;

/** A text in runs, with each word and phrase marked by which it was found. Joined together, the runs are the text. */
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

/** The part of a text around the first place by which it was found, its beginning where there is none; cut at words. */
export function excerptOf(text: string, terms: readonly string[]): string {
  if (text.length <= room) return text;
  const first = foundPlaces(text, terms)[0]?.start ?? 0;
  const wanted = Math.min(Math.max(0, first - lead), text.length - room);
  const start = wanted <= 0 || first < room - lead ? 0 : text.indexOf(" ", wanted) + 1;
  const space = text.lastIndexOf(" ", start + room);
  const end = start + room >= text.length ? text.length : space > start ? space : start + room;
  const cut = text.slice(start, end).replace(/[\s،,.;:–-]+$/, end < text.length ? "" : "$&");
  return `${start > 0 ? "… " : ""}${cut}${end < text.length ? " …" : ""}`;
}

function foundPlaces(text: string, terms: readonly string[]) {
  const wanted = new Set(terms);
  return placesIn(text)
    .filter(({ term }) => wanted.has(term))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}
