import type { Locale } from "./locale.ts";
import { formatNumber } from "./numerals.ts";

/** One sentence per plural class; `#` stands for the number. English uses `one` and `other` only. */
export interface PluralForms {
  zero: string;
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

/** Plural class of a whole number: CLDR's rules for Arabic, and one/other for English. */
export function pluralClass(count: number, locale: Locale): keyof PluralForms {
  if (locale === "en") return count === 1 ? "one" : "other";
  if (count === 0) return "zero";
  if (count === 1) return "one";
  if (count === 2) return "two";
  const lastTwo = count % 100;
  if (lastTwo >= 3 && lastTwo <= 10) return "few";
  return lastTwo >= 11 ? "many" : "other";
}

/**
 * The sentence for `count` in the digits of the language.
 * @example pluralize(3, forms, "ar") // "٣ دقائق قراءة"
 */
export function pluralize(count: number, forms: PluralForms, locale: Locale): string {
  return forms[pluralClass(count, locale)].replace("#", formatNumber(count, locale));
}
