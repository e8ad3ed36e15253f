import type { Locale } from "~/i18n/locale.ts";

interface ShortDate {
  day: string;
  month: string;
  /** Both, in the order of the language. */
  text: string;
}

/** Returns the day and the month of a date such as "2026-11-20": "20", "Nov" and "Nov 20"; «٢٠», «نوفمبر» and «٢٠ نوفمبر». */
export function shortDate(date: string, locale: Locale): ShortDate {
  const language = locale === "ar" ? "ar-OM-u-nu-arab" : "en-US";
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(Date.parse(date));
  return {
    day: format({ day: "numeric" }),
    month: format({ month: "short" }),
    text: format({ day: "numeric", month: "short" }),
  };
}
