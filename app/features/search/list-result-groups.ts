import type { ResultKind } from "~/content/search.types.ts";
import type { Locale } from "~/i18n/locale.ts";
import { excerptOf, splitAtMatches } from "./marked-text.ts";
import type { SearchResults } from "./search.ts";
import type { ResultSubject } from "./search-entry.ts";
import type { Hit } from "./search-index.ts";

/** The maximum number of results in a group. */
const maxResults = 12;

/** One result in the language of the page. */
export interface Result {
  subject: ResultSubject;
  path: string;
  /** Title and excerpt in parts: every second part is a match. */
  title: string[];
  excerpt: string[];
}

/** The best results of a kind, and their total number. */
export interface ResultGroup {
  kind: ResultKind;
  results: Result[];
  total: number;
}

/** Lists the best results of each kind, with their texts in a language. */
export function listResultGroups({ groups }: SearchResults, locale: Locale): ResultGroup[] {
  return groups.map(({ kind, hits }) => ({
    kind,
    total: hits.length,
    results: hits.slice(0, maxResults).map((hit) => resultOf(hit, locale)),
  }));
}

function resultOf({ entry, terms }: Hit, locale: Locale): Result {
  const { title, text } = entry.shown[locale];
  return {
    subject: entry.subject,
    path: entry.path,
    title: splitAtMatches(title, terms),
    excerpt: splitAtMatches(excerptOf(text, terms), terms),
  };
}
