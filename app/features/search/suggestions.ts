import { pathOf, searchParameter } from "~/content/data/pages.ts";
import type { Urgency } from "~/content/data/triage.ts";
import type { SearchWords } from "~/content/search.types.ts";
import type { TriageWords } from "~/content/triage.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { type LinkLanguage, localizedPath } from "~/i18n/localized-path.ts";
import { pluralize } from "~/i18n/plural.ts";
import { splitAtMatches } from "./marked-text.ts";
import type { SuggestedHits } from "./search.ts";

/** One suggestion below the field. */
interface Suggestion {
  /** Its name in parts: every second part is a match and may be empty. */
  name: string[];
  /** Its kind ("Doctor"); empty for the link to all results. */
  kind: string;
  /** Its address in the language of the page. */
  href: string;
}

/** The response for the field: suggestions, and the announcement of their number. */
export interface Suggestions {
  suggestions: Suggestion[];
  announcement: string;
}

export interface SuggestionWords {
  language: LinkLanguage;
  words: Pick<SearchWords, "kinds" | "all" | "suggestions">;
  /** Words and address of "Now / Today / Book". */
  triage: { words: Pick<TriageWords, Urgency>; path: string };
}

/** Lists the suggestions for a query; the last one links to all results. Empty without results. */
export function getSuggestions(
  typed: string,
  { hits, lines }: SuggestedHits,
  { language, words, triage }: SuggestionWords,
): Suggestions {
  const href = (path: string) => localizedPath(path, language);
  const { locale } = language;
  const found = hits.map(
    ({ entry, terms }): Suggestion => ({
      name: splitAtMatches(entry.shown[locale].title, terms),
      kind: words.kinds[entry.subject.kind].one,
      href: href(entry.path),
    }),
  );
  const first = lines.slice(0, 1).map(({ urgency }): Suggestion => {
    const { word, action } = triage.words[urgency];
    return { name: [action], kind: word, href: href(triage.path) };
  });
  const all = `${pathOf("search")}?${new URLSearchParams({ [searchParameter]: typed })}`;
  const last = { name: [interpolate(words.all, { words: typed })], kind: "", href: href(all) };
  const suggestions = [...first, ...found, ...(found.length > 0 ? [last] : [])];
  const count = suggestions.length;
  const announcement =
    count > 0 ? pluralize(count, words.suggestions, locale) : words.suggestions.zero;
  return { suggestions, announcement };
}
