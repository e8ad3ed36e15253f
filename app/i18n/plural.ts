import type { Locale } from "./locale.ts";
import { formatNumber } from "./numerals.ts";

/** One sentence per plural category; `#` is replaced by the number. English uses only `one` and `other`. */
export interface PluralForms {
  zero: string;
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

/** Each is created once, because that takes longer than many selections. */
const rules: Partial<Record<Locale, Intl.PluralRules>> = {};

/** Returns the plural category of a whole number: one of six in Arabic, of two in English. */
export function pluralCategory(count: number, locale: Locale): keyof PluralForms {
  rules[locale] ??= new Intl.PluralRules(locale);
  return rules[locale].select(count);
}

/**
 * Returns the sentence for `count` in the digits of the language.
 * @example pluralize(3, forms, "ar") // "٣ دقائق قراءة"
 */
export function pluralize(count: number, forms: PluralForms, locale: Locale): string {
  return forms[pluralCategory(count, locale)].replace("#", formatNumber(count, locale));
}
