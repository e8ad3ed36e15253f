import type { Locale } from "./locale.ts";

/** Returns the comma and the space between the items of a list in a language. */
export function listSeparator(locale: Locale): string {
  return locale === "ar" ? "، " : ", ";
}
