import type { HoursWords } from "~/content/hours.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import type { Locale } from "~/i18n/locale.ts";
import { type BranchHours, sessionsOn } from "./branch-hours.ts";
import { dayText, timeText } from "./hours-text.ts";
import { omanDay } from "./oman-day.ts";
import { getOpeningStatus, openingText } from "./opening-status.ts";

/**
 * Returns the branch's sessions of today and its next opening or closing time, which the badge omits (REQ-HOURS-9).
 * @example "Today's sessions: 8:30 AM-1:00 PM, 4:30-9:00 PM; opens again at 4:30 PM"
 */
export function hoursSummary(
  hours: BranchHours,
  instant: number,
  words: Omit<HoursWords, "spans" | "brief" | "exceptional">,
  locale: Locale,
): string {
  const { exact } = words;
  const style = { words, locale, notation: hours.notation };
  const sessions = sessionsOn(hours, omanDay(instant));
  const form = sessions.length > 1 ? exact.today.more : exact.today.one;
  const today = interpolate(form, { sessions: dayText(sessions, style) });
  const fillIn = (template: string, at: number) =>
    interpolate(template, { today, time: timeText(at, style) });

  const status = getOpeningStatus(hours, instant);
  if (status.open) return fillIn(exact.open, status.until);
  const { next } = status;
  if (!next) return exact.noneAhead;
  if (next.daysAhead === 0) {
    const first = next.from === sessions[0]?.from;
    return fillIn(first ? exact.beforeFirst : exact.betweenSessions, next.from);
  }
  const forms = sessions.length > 0 ? exact.afterLast : exact.closedToday;
  return interpolate(openingText(next, forms, style), { today });
}
