import { normalizedWords } from "~/i18n/normalize-text.ts";
import type { ArticleEntry } from "../revisions.ts";

/** Returns the entries whose titles contain each typed word or part of a word, in either language. */
export function filterByTitle(entries: readonly ArticleEntry[], typed: string): ArticleEntry[] {
  const parts = termsOf(typed);
  return entries.filter(({ title }) => {
    const words = termsOf(`${title.en} ${title.ar}`);
    return parts.every((part) => words.some((word) => word.includes(part)));
  });
}

function termsOf(text: string): string[] {
  return normalizedWords(text).map(({ term }) => term);
}
