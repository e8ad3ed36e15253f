/** A full stop after a shorter word may belong to an abbreviation: "Dr. Salim", «د. سالم». */
const firstSentence = /^.*?(?:[\p{L}\p{M}\p{N}]{5}\.|[!?؟…])(?=\s)/su;

/** Returns the length of the first sentence of a text; that of the whole text when no sentence ends in it. */
export function lengthOfFirstSentence(text: string): number {
  return (firstSentence.exec(text)?.[0] ?? text).length;
}
