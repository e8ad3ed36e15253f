import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { isLocale } from "~/i18n/locale.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { omanDay } from "~/opening-hours/muscat-clock.ts";
import { omanMinute } from "~/opening-hours/muscat-minute.ts";

/** The hidden notice of `app/layout/offline-notice.tsx` as the server renders it. */
const hiddenLine = /<p hidden="" data-kept="([^"]*)" data-parts="([^"]*)"(.*?)<span><\/span>/s;

/** Shows the hidden notice of a cached page with the date and time of the copy. `instant` in milliseconds. */
export function withOfflineNotice(html: string, instant: number): string {
  const [, lang] = /<html lang="(\w+)"/.exec(html) ?? [];
  const locale = isLocale(lang) ? lang : "en";
  return html.replace(hiddenLine, (_, text: string, parts: string, icon: string) => {
    const [night = "", morning = "", noon = "", evening = ""] = parts.split(",");
    const words = { dayParts: { night, morning, noon, evening } };
    const line = interpolate(text, {
      date: formatDateLong(omanDay(instant).date, locale),
      time: timeText(omanMinute(instant), { words, locale }),
    });
    return `<p data-kept=""${icon}<span>${line}</span>`;
  });
}
