/** Reading speed in words per minute (REQ-ARTICLE-14). */
const wordsPerMinute = 200;

/** Returns the whole minutes to read `text`: its words divided by 200, rounded up. Text without a word takes 0. */
export function readingTime(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.ceil(words / wordsPerMinute);
}
