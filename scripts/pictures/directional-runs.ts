/** Letters of a line that are read in one direction. */
export interface Run {
  text: string;
  direction: "ltr" | "rtl";
}

/** Digits of either script are read from the left; marks and punctuation of Arabic belong to its words. */
const parts =
  /(?<rtl>[\u0600-\u065F\u066A-\u06EF\u06FA-\u06FF]+)|(?<ltr>[\p{L}\p{N}]+)|(?<neutral>.)/gu;

/**
 * The runs of a line in the order they are read. What has no direction of its own, such as a space, takes that of its
 * neighbours where they agree, and else that of the line. Enough for titles; quotations in quotations are not foreseen.
 */
export function directionalRuns(line: string, base: Run["direction"]): Run[] {
  const found = [...line.matchAll(parts)].map(({ 0: text, groups }) => ({
    text,
    direction: groups?.rtl ? ("rtl" as const) : groups?.ltr ? ("ltr" as const) : null,
  }));
  const runs: Run[] = [];
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

const twins: Readonly<Record<string, string>> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "«": "»",
  "»": "«",
};

/** The text with its brackets turned, as they are drawn from right to left. */
export function mirrored(text: string): string {
  return [...text].map((letter) => twins[letter] ?? letter).join("");
}
