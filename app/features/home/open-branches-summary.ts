import type { HomeWords } from "~/content/content.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import type { Locale } from "~/i18n/locale.ts";
import { type HoursStyle, timeText } from "~/opening-hours/hours-text.ts";
import { type OpeningStatus, openingText } from "~/opening-hours/opening-status.ts";

/** Words and language of the sentence. */
interface SentenceStyle {
  words: HomeWords["hero"]["now"];
  hours: HoursStyle["words"];
  locale: Locale;
}

/** A branch in the sentence: its city in the page's language, and its opening status. */
export interface BranchOfCity {
  city: string;
  status: OpeningStatus;
}

/**
 * Summarises the opening status of all branches: whether one is open, and the words for the closing times, grouped by
 * equal time, or for the branch that opens first; null when none will open.
 * @example { open: true, text: "Muscat until 7:00 PM, Sohar, Salalah and Nizwa until 9:00 PM." }
 */
export function summarizeOpenBranches(
  all: readonly BranchOfCity[],
  { words, hours, locale }: SentenceStyle,
): { open: boolean; text: string | null } {
  // The triage on the same page uses the same notation.
  const style = { words: hours, locale };
  const citiesUntil = new Map<number, string[]>();
  for (const { city, status } of all)
    if (status.open)
      citiesUntil.set(status.until, [...(citiesUntil.get(status.until) ?? []), city]);
  if (citiesUntil.size > 0) {
    const groups = [...citiesUntil].map(([until, cities]) =>
      interpolate(words.until, {
        cities: listed(cities, words.nextCity, words.lastCity),
        time: timeText(until, style),
      }),
    );
    return { open: true, text: `${listed(groups, words.otherHours)}.` };
  }
  const openings = all.flatMap(({ city, status }) =>
    !status.open && status.next ? [{ city, next: status.next }] : [],
  );
  const [first] = openings.sort(
    ({ next: one }, { next: other }) => one.daysAhead - other.daysAhead || one.from - other.from,
  );
  if (!first) return { open: false, text: null };
  const { city, next } = first;
  const opening =
    next.daysAhead > 0
      ? openingText(next, words.opensLater, style)
      : interpolate(words.opensToday, { time: timeText(next.from, style) });
  return { open: false, text: interpolate(opening, { city }) };
}

/** Joins a list with `{before}` and `{next}`; the last item may have a form of its own. */
function listed(parts: readonly string[], form: string, lastForm = form): string {
  return parts.reduce((before, next, index) =>
    interpolate(index === parts.length - 1 ? lastForm : form, { before, next }),
  );
}
