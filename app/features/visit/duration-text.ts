import type { VisitWords } from "~/content/visit.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import type { Locale } from "~/i18n/locale.ts";
import { pluralize } from "~/i18n/plural.ts";

const hourLength = 60 * 60 * 1000;

/** Formats a duration in days and hours: "4 days and 7 hours", "6 hours". */
export function durationText(
  milliseconds: number,
  words: VisitWords["duration"],
  locale: Locale,
): string {
  const all = Math.floor(milliseconds / hourLength);
  const [days, hours] = [Math.floor(all / 24), all % 24];
  if (all === 0) return words.hours.zero;
  const texts = {
    days: pluralize(days, words.days, locale),
    hours: pluralize(hours, words.hours, locale),
  };
  if (days === 0) return texts.hours;
  return hours === 0 ? texts.days : interpolate(words.and, texts);
}
