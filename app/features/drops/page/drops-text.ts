import type { DropsSheetWords } from "~/content/my-drops.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import type { Locale } from "~/i18n/locale.ts";
import { formatNumber } from "~/i18n/numerals.ts";
import { pluralize } from "~/i18n/plural.ts";
import { type Drop, type Regimen, stepsFrom } from "../timetable/regimen.ts";
import { nextChange } from "../timetable/timetable.ts";

type Words = DropsSheetWords;

/** "once a day", "twice a day", "6 times a day". */
export function frequencyText(count: number, { times }: Words, locale: Locale): string {
  if (count === 1) return times.once;
  return count === 2 ? times.twice : pluralize(count, times, locale);
}

/** The name of a bottle as the visitor copied it, or its number in the list. */
export function bottleName(drop: Drop, regimen: Regimen, words: Words, locale: Locale): string {
  if (drop.name.trim() !== "") return drop.name.trim();
  const number = formatNumber(regimen.drops.indexOf(drop) + 1, locale);
  return interpolate(words.unnamed, { number });
}

/**
 * The dose of a bottle from a date on, such as "6 times a day, until December 5, 2026, then once a day": each step with its
 * own last day, without those that have ended. When all have ended: all steps.
 */
export function doseText(drop: Drop, date: string, words: Words, locale: Locale): string {
  const texts = stepsFrom(drop, date).map(({ timesADay, to }) => {
    const times = frequencyText(timesADay, words, locale);
    return to ? interpolate(words.timesUntil, { times, date: formatDateLong(to, locale) }) : times;
  });
  return texts.reduce((before, next) => interpolate(words.timesThen, { before, next }));
}

/** One sentence for each drop that begins, changes or ends on the next date of a change after `date`; none without one. */
export function changeSentences(
  regimen: Regimen,
  date: string,
  words: Words,
  locale: Locale,
): string[] {
  const next = nextChange(regimen, date);
  if (!next) return [];
  return next.changes.flatMap((change) => {
    const drop = regimen.drops.find(({ id }) => id === change.dropId);
    if (!drop) return [];
    return interpolate(change.kind === "end" ? words.nextStop : words.nextChange, {
      date: formatDateLong(next.date, locale),
      name: bottleName(drop, regimen, words, locale),
      times: change.kind === "end" ? "" : frequencyText(change.timesADay, words, locale),
    });
  });
}
