import { diffArrays, diffWords } from "diff";
import type { Locale } from "~/i18n/locale.ts";

/** A run of words; `changed` when the other version does not have it. */
interface Words {
  text: string;
  changed: boolean;
}

/** A line of a comparison, of the earlier text, of the later one, or of both. */
export type ComparedLine =
  | { kind: "same"; text: string }
  | { kind: "removed" | "added"; words: readonly Words[] };

interface Comparison {
  /** The changed lines, and one unchanged line on either side of each. */
  lines: readonly ComparedLine[];
  /** A changed line counts once. */
  changes: number;
}

/** Share of a line that two versions of it have in common at least. */
const minSimilarity = 0.3;

/**
 * Compares two texts line by line, as patients see them: empty lines do not count. Inside of a changed line the changed
 * words are marked (REQ-STAFF-55).
 */
export function compareTexts(before: string, after: string, locale: Locale): Comparison {
  const lines: ComparedLine[] = [];
  let changes = 0;
  let removed: string[] = [];
  for (const part of diffArrays(linesOf(before), linesOf(after))) {
    if (part.removed) {
      removed = part.value;
      continue;
    }
    const added = part.added ? part.value : [];
    changes += Math.max(removed.length, added.length);
    lines.push(...changedLines(removed, added, locale));
    removed = [];
    if (!part.added) lines.push(...part.value.map((text) => ({ kind: "same", text }) as const));
  }
  changes += removed.length;
  lines.push(...changedLines(removed, [], locale));
  return { lines: lines.filter((_, index) => isNearChange(lines, index)), changes };
}

function linesOf(text: string): string[] {
  return text.split("\n").flatMap((line) => line.trim() || []);
}

function isNearChange(lines: readonly ComparedLine[], index: number): boolean {
  return lines.slice(Math.max(0, index - 1), index + 2).some(({ kind }) => kind !== "same");
}

/** Each removed line is followed by the line that replaces it. */
function changedLines(
  removed: readonly string[],
  added: readonly string[],
  locale: Locale,
): ComparedLine[] {
  const count = Math.max(removed.length, added.length);
  return Array.from({ length: count }, (_, index) => {
    const [before, after] = [removed[index], added[index]];
    if (before !== undefined && after !== undefined) return changedWords(before, after, locale);
    const kind = before === undefined ? ("added" as const) : ("removed" as const);
    return [{ kind, words: [{ text: before ?? after ?? "", changed: true }] }];
  }).flat();
}

function changedWords(before: string, after: string, locale: Locale): ComparedLine[] {
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: "word" });
  const parts = diffWords(before, after, { intlSegmenter });
  const common = parts.reduce(
    (sum, { added, removed, value }) => (added || removed ? sum : sum + value.length),
    0,
  );
  const isSimilar = common >= minSimilarity * Math.max(before.length, after.length);
  const wordsOf = (other: "added" | "removed", own: "added" | "removed", whole: string) =>
    isSimilar
      ? parts.flatMap((part) => (part[other] ? [] : { text: part.value, changed: part[own] }))
      : [{ text: whole, changed: true }];
  return [
    { kind: "removed", words: wordsOf("added", "removed", before) },
    { kind: "added", words: wordsOf("removed", "added", after) },
  ];
}
