/** A part of a line with one direction. */
export interface DirectionRun {
  text: string;
  direction: "ltr" | "rtl";
}

/** Digits of both scripts run from left to right; Arabic marks and punctuation belong to Arabic runs. */
const parts =
  /(?<rtl>[\u0600-\u065F\u066A-\u06EF\u06FA-\u06FF]+)|(?<ltr>[\p{L}\p{N}]+)|(?<neutral>.)/gu;

/**
 * The bidirectional runs of a line in logical order. A neutral character, such as a space, gets the direction of its
 * neighbours if both have the same, and otherwise that of the line. This subset of the Unicode algorithm suffices for
 * titles; it has no nested embeddings.
 */
export function directionRuns(line: string, base: DirectionRun["direction"]): DirectionRun[] {
  const found = [...line.matchAll(parts)].map(({ 0: text, groups }) => ({
    text,
    direction: groups?.rtl ? ("rtl" as const) : groups?.ltr ? ("ltr" as const) : null,
  }));
  const runs: DirectionRun[] = [];
  for (const [index, { text, direction }] of found.entries()) {
    const before = found.slice(0, index).findLast((part) => part.direction)?.direction;
    const after = found.slice(index).find((part) => part.direction)?.direction;
    const settled = direction ?? (before && before === after ? before : base);
    const last = runs.at(-1);
    if (last?.direction === settled) last.text += text;
    else runs.push({ text, direction: settled });
  }
  return runs;
}

const mirroredBrackets: Readonly<Record<string, string>> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "«": "»",
  "»": "«",
};

/** The text with mirrored brackets, as in right-to-left text. */
export function mirrorBrackets(text: string): string {
  return [...text].map((letter) => mirroredBrackets[letter] ?? letter).join("");
}
