/** The number of characters shown before and after the first difference. */
const contextLength = 60;

/** Describes the first difference between a text and the expected one, or returns "". */
export function firstDifference(text: string, expected: string): string {
  if (text === expected) return "";
  let place = 0;
  while (text[place] === expected[place]) place += 1;
  const at = (whole: string) =>
    JSON.stringify(whole.slice(Math.max(0, place - contextLength), place + contextLength));
  return `character ${place} is another one: ${at(text)} instead of ${at(expected)}`;
}
