import type { DaySpan, Session } from "~/content/data/hours.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { listSeparator } from "~/i18n/list-separator.ts";
import type { Locale } from "~/i18n/locale.ts";
import { localizeDigits } from "~/i18n/numerals.ts";
import { minutesPerDay } from "./oman-minute.ts";

/** Notation of clock times: "8:30 AM", "8 AM" without zero minutes, "8:30". */
export type Notation = "12-hour" | "12-hour-short" | "24-hour";

/** Words and notation of a text about hours. */
export interface HoursStyle {
  words: Pick<HoursWords, "weekdays" | "dayParts">;
  locale: Locale;
  /** Defaults to "12-hour". */
  notation?: Notation;
}

const rangeSeparators = { en: "-", ar: " – " } as const;

/**
 * Returns the notation for a language. Arabic always names the part of the day and omits zero minutes, because its
 * zeros and its colon look alike.
 */
function notationIn({
  locale,
  notation = "12-hour",
}: Pick<HoursStyle, "locale" | "notation">): Notation {
  return locale === "ar" ? "12-hour-short" : notation;
}

/** Formats a minute of the day as a clock time with its part of the day: "8:30 AM", «٨:٣٠ صباحًا», «٨ صباحًا». */
export function timeText(
  minute: number,
  { words, ...style }: Omit<HoursStyle, "words"> & { words: Pick<HoursWords, "dayParts"> },
): string {
  const { locale } = style;
  const notation = notationIn(style);
  const clock = localizeDigits(clockOf(minute, notation), locale);
  return notation === "24-hour" ? clock : `${clock} ${words.dayParts[dayPart(minute)]}`;
}

/** Formats a minute of the day without its part of the day, for a place that names it: "8:05", «٨:٠٥». */
export function clockText(minute: number, locale: Locale): string {
  return localizeDigits(clockOf(minute, "12-hour"), locale);
}

/**
 * Formats a session in the required form (REQ-HOURS-5): the part of the day is written once when both ends share it,
 * "4:30-9:00 PM". A session that ends with the day has both parts.
 */
export function sessionText({ from, to }: Session, style: HoursStyle): string {
  const { words, locale } = style;
  const notation = notationIn(style);
  // "9:30-12:00 AM" would be a morning.
  const shared =
    to < minutesPerDay && words.dayParts[dayPart(from)] === words.dayParts[dayPart(to)];
  const start = shared ? localizeDigits(clockOf(from, notation), locale) : timeText(from, style);
  return start + rangeSeparators[locale] + timeText(to, style);
}

/** Formats a day's sessions on one line, or returns the word for a closed day. */
export function dayText(
  sessions: readonly Session[],
  style: HoursStyle & { words: Pick<HoursWords, "closed"> },
): string {
  if (sessions.length === 0) return style.words.closed;
  return sessions.map((session) => sessionText(session, style)).join(listSeparator(style.locale));
}

/** Formats a range of days with the same session, such as the contact hours; `template` has the placeholders. */
export function spanText(
  { first, last, session: { from, to } }: DaySpan & { session: Session },
  template: string,
  style: HoursStyle,
): string {
  const { weekdays } = style.words;
  return interpolate(template, {
    first: weekdays[first],
    last: weekdays[last],
    from: timeText(from, style),
    to: timeText(to, style),
  });
}

function dayPart(minute: number): keyof HoursWords["dayParts"] {
  if (minute % minutesPerDay < 4 * 60) return "night";
  if (minute < 12 * 60) return "morning";
  return minute < 15 * 60 ? "noon" : "evening";
}

function clockOf(minute: number, notation: Notation): string {
  const hour = Math.floor(minute / 60);
  const minutes = String(minute % 60).padStart(2, "0");
  if (notation === "24-hour") return `${hour}:${minutes}`;
  const onDial = hour % 12 || 12;
  return notation === "12-hour-short" && minute % 60 === 0 ? `${onDial}` : `${onDial}:${minutes}`;
}
