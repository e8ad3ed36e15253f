import type { Locale } from "~/i18n/locale.ts";
import { formatNumber } from "~/i18n/numerals.ts";

/**
 * A text with its count (`#`) and total (`{total}`) in the digits of the language.
 * @example countedText("Question # of {total}", 2, 4, "en") // "Question 2 of 4"
 */
export function countedText(text: string, count: number, total: number, locale: Locale): string {
  return text
    .replace("#", formatNumber(count, locale))
    .replace("{total}", formatNumber(total, locale));
}
