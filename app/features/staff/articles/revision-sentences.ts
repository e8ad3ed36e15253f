import type { HoursWords } from "~/content/hours.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import type { Locale } from "~/i18n/locale.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { omanMinute } from "~/opening-hours/oman-minute.ts";
import { personName } from "../session/person-name.ts";
import type { Revision } from "./revisions.ts";

interface Language {
  dayParts: HoursWords["dayParts"];
  locale: Locale;
}

/** Puts the date and the time of an ISO 8601 time, in Oman, into a sentence. */
export function timeSentence(at: string, sentence: string, { dayParts, locale }: Language): string {
  const instant = Date.parse(at);
  return interpolate(sentence, {
    date: formatDateLong(omanDay(instant).date, locale),
    time: timeText(omanMinute(instant), { words: { dayParts }, locale }),
  });
}

/** Puts the author and the time of the last change of a revision, in Oman, into a sentence. */
export function authorSentence(
  { written_by_email: email, updated_at: updated }: Revision,
  sentence: string,
  language: Language,
): string {
  return interpolate(timeSentence(updated, sentence, language), { person: personName(email) });
}
