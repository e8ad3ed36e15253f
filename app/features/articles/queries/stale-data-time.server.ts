import type { ArticlesWords } from "~/content/content.types.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { omanMinute } from "~/opening-hours/oman-minute.ts";
import type { SiteContext } from "~/server/site-context.server.ts";

/** Returns date and time, in Oman, of the cached data of this page; null when the data are current. */
export function formatStaleDataTime(
  site: Pick<SiteContext, "asOf" | "language">,
  { articles, hours }: { articles: ArticlesWords; hours: HoursWords },
): string | null {
  const instant = site.asOf();
  if (instant === null) return null;
  const { locale } = site.language;
  return interpolate(articles.asOf, {
    date: formatDateLong(omanDay(instant).date, locale),
    time: timeText(omanMinute(instant), { words: hours, locale }),
  });
}
