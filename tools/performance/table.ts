/** One row of the report. */
export interface Row {
  what: string;
  where: string;
  measured: string;
  /** The goal in words, or an empty text. */
  goal: string;
  /** Null where there is no goal. */
  met: boolean | null;
}

/** A row with a number and its goal. */
export function row(
  what: string,
  where: string,
  value: number,
  options: { unit?: string; digits?: number; max?: number; min?: number; note?: string },
): Row {
  const { unit = "", digits = 0, max, min, note } = options;
  const measured = `${value.toFixed(digits)}${unit}${note ? ` (${note})` : ""}`;
  if (max !== undefined)
    return { what, where, measured, goal: `at most ${max}${unit}`, met: value <= max };
  if (min !== undefined)
    return { what, where, measured, goal: `at least ${min}${unit}`, met: value >= min };
  return { what, where, measured, goal: "", met: null };
}

/** The first lines of a Markdown table of rows. */
export const tableHead = "| what | where | measured | goal | met |\n|---|---|---|---|---|";

/** A row as a line of a Markdown table. */
export function tableLine({ what, where, measured, goal, met }: Row): string {
  const isMet = met === null ? "" : met ? "yes" : "**no**";
  return `| ${what} | ${where} | ${measured} | ${goal} | ${isMet} |`;
}
