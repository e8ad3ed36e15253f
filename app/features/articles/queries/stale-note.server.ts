import type { ArticlesWords } from "~/content/content.types.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { omanMinute } from "~/opening-hours/oman-minute.ts";
import type { SiteContext } from "~/server/site-context.server.ts";

/** The sentence that names date and time, in Oman, of stale data on this page; null when all data are fresh. */
export function formatStaleNote(
  site: Pick<SiteContext, "staleSince" | "language">,
  { articles, hours }: { articles: ArticlesWords; hours: HoursWords },
): string | null {
  const instant = site.staleSince();
  if (instant === null) return null;
  const { locale } = site.language;
  return interpolate(articles.staleNote, {
    date: formatDateLong(omanDay(instant).date, locale),
    time: timeText(omanMinute(instant), { words: hours, locale }),
  });
}
