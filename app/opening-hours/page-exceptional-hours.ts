import type { DatedSessions, ExceptionalHours } from "~/content/data/exceptional-hours.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import type { Locale } from "~/i18n/locale.ts";

/** Exceptional hours on a page. The server writes the sentence, so that islands load no words for it. */
export interface PageExceptionalHours extends DatedSessions {
  /** The reason for the hours, and the dates. */
  sentence: string;
}

/** Returns the exceptional hours of a page with their sentences in its language. */
export function pageExceptionalHours(
  exceptionalHours: readonly ExceptionalHours[],
  { exceptional }: Pick<HoursWords, "exceptional">,
  locale: Locale,
): PageExceptionalHours[] {
  return exceptionalHours.map(({ reason, ...hours }) => {
    const { first, last, sessions } = hours;
    const { oneDay, moreDays } = sessions.length > 0 ? exceptional.other : exceptional.closed;
    const sentence = interpolate(first === last ? oneDay : moreDays, {
      reason: typeof reason === "string" ? exceptional.reasons[reason] : reason[locale],
      date: formatDateLong(first, locale),
      firstDate: formatDateLong(first, locale),
      lastDate: formatDateLong(last, locale),
    });
    return { ...hours, sentence };
  });
}
