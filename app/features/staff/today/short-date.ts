import type { Locale } from "~/i18n/locale.ts";

/** Returns the day and the month of a date such as "2026-11-20" as texts: "20" and "Nov", «٢٠» and «نوفمبر». */
export function shortDate(date: string, locale: Locale): { day: string; month: string } {
  const language = locale === "ar" ? "ar-OM-u-nu-arab" : "en-GB";
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(Date.parse(date));
  return { day: part({ day: "numeric" }), month: part({ month: "short" }) };
}
