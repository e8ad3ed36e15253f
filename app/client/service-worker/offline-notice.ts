import { offlineNoticeWords } from "~/content/offline-notice-words.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { isLocale } from "~/i18n/locale.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { omanMinute } from "~/opening-hours/oman-minute.ts";

/** The hidden notice of `app/layout/offline-notice.tsx` as the server renders it. */
const hiddenNotice = /<p hidden="" data-offline-copy="(copy|tool)"([^>]*>)/;

/** Shows the hidden notice of a cached page with the date and time of the copy. `instant` in milliseconds. */
export function withOfflineNotice(html: string, instant: number): string {
  const [, lang] = /<html lang="(\w+)"/.exec(html) ?? [];
  const locale = isLocale(lang) ? lang : "en";
  const words = offlineNoticeWords[locale];
  return html.replace(hiddenNotice, (_, kind: "copy" | "tool", end: string) => {
    const line = interpolate(words[kind], {
      date: formatDateLong(omanDay(instant).date, locale),
      time: timeText(omanMinute(instant), { words, locale }),
    });
    return `<p data-offline-copy=""${end}${line}`;
  });
}
