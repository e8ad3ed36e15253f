import { formatDateLong } from "~/i18n/dates.ts";
import type { Locale } from "~/i18n/locale.ts";

/** "November 20, 2026 – November 22, 2026", or one date when the first day is the last. */
export function daySpan(first: string, last: string, locale: Locale): string {
  return [...new Set([first, last])].map((day) => formatDateLong(day, locale)).join(" – ");
}
