/** So much is told before and after the place where two texts part. */
const contextLength = 60;

/** The first place where a text is another one than expected, with what stands there in both; empty where they are the same. */
export function firstDifference(text: string, expected: string): string {
  if (text === expected) return "";
  let place = 0;
  while (text[place] === expected[place]) place += 1;
  const at = (whole: string) =>
    JSON.stringify(whole.slice(Math.max(0, place - contextLength), place + contextLength));
  return `character ${place} is another one: ${at(text)} instead of ${at(expected)}`;
}
