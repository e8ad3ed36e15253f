import { timeText } from "~/hours/hours-text.ts";
import { omanDay } from "~/hours/muscat-clock.ts";
import { omanMinute } from "~/hours/muscat-minute.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { fillIn } from "~/i18n/fill-in.ts";
import { isLocale } from "~/i18n/locale.ts";

/** The line of `app/shell/kept-line.tsx` as the server has sent it. */
const hiddenLine = /<p hidden="" data-kept="([^"]*)" data-parts="([^"]*)"(.*?)<span><\/span>/s;

/** A kept page that says from when it is: the line that every page has and hides is shown, with the time filled in. */
export function withAge(html: string, instant: number): string {
  const [, lang] = /<html lang="(\w+)"/.exec(html) ?? [];
  const locale = isLocale(lang) ? lang : "en";
  return html.replace(hiddenLine, (_, text: string, parts: string, icon: string) => {
    const [night = "", morning = "", noon = "", evening = ""] = parts.split(",");
    const words = { dayParts: { night, morning, noon, evening } };
    const line = fillIn(text, {
      date: formatDateLong(omanDay(instant).date, locale),
      time: timeText(omanMinute(instant), { words, locale, notation: "12-hour" }),
    });
    return `<p data-kept=""${icon}<span>${line}</span>`;
  });
}
