import type { Locale } from "./locale.ts";

/**
 * Numbering systems (REQ-TYPE-1): `arab` shows ٠-٩ wherever a person reads a number in Arabic, `latn` shows 0-9.
 * Phone numbers, e-mail addresses and method names stay ASCII in a left-to-right isolate in both languages.
 */
export const numerals: Record<Locale, "latn" | "arab"> = { en: "latn", ar: "arab" };

// The percent sign follows its figure, and CLDR's letter mark (U+061C) follows the sign: it keeps the sign on the
// left of the figure in every context, also in structured data and copied text (REQ-TYPE-8).
const marks = {
  latn: { group: ",", percent: "%" },
  arab: { group: "٬", percent: "٪\u061c" },
} as const;

/** Returns `text` with its ASCII digits in the digits of the language. */
export function localizeDigits(text: string, locale: Locale): string {
  if (numerals[locale] === "latn") return text;
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
}

/** Returns `text` with its Arabic-Indic digits in ASCII, for numbers that a visitor has typed. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
}

/**
 * Formats a whole number, grouped by thousands.
 * @example formatNumber(150000, "ar") // "١٥٠٬٠٠٠"
 */
export function formatNumber(value: number, locale: Locale): string {
  const grouped = String(Math.round(value)).replace(
    /\B(?=(\d{3})+$)/g,
    marks[numerals[locale]].group,
  );
  return localizeDigits(grouped, locale);
}

/**
 * Formats a percentage in spoken order. The content modules call it too, so that no sign is typed by hand
 * (REQ-TYPE-8).
 */
export function formatPercent(value: number, locale: Locale): string {
  return localizeDigits(String(value), locale) + marks[numerals[locale]].percent;
}

/**
 * Formats a number with a plus: after it in English (`18+`), before it in Arabic (`+١٨`, in a left-to-right isolate).
 */
export function formatAtLeast(value: number, locale: Locale): string {
  const digits = formatNumber(value, locale);
  return locale === "ar" ? `+${digits}` : `${digits}+`;
}
