import { fallbackLocale, isLocale, type Locale, localeStorageKey } from "./locale.ts";

/** The inputs of the language decision: the address, the stored choice and the browser's preference. */
export interface LocaleInputs {
  /** Value of `?lang=` or null. */
  parameter: string | null;
  /** The Cookie header or null. */
  cookies: string | null;
  /** The Accept-Language header or null. */
  acceptLanguage: string | null;
}

/** Longer headers are ignored: no browser sends them, and each entry costs time. */
const maxHeaderLength = 1024;

/**
 * Decides the language of a page (REQ-LANG-2): address, then stored choice, then the browser's preference, then
 * English. Invalid values count as absent.
 */
export function decideLocale({ parameter, cookies, acceptLanguage }: LocaleInputs): Locale {
  if (isLocale(parameter)) return parameter;
  return storedLocale(cookies) ?? preferredLocale(acceptLanguage) ?? fallbackLocale;
}

/** Returns the choice in the `language` cookie, or null when it is missing or not a language of the site. */
export function storedLocale(cookies: string | null): Locale | null {
  for (const pair of (cookies ?? "").split(";")) {
    const [name, ...values] = pair.trim().split("=");
    const value = values.join("=");
    if (name === localeStorageKey && isLocale(value)) return value;
  }
  return null;
}

/**
 * Returns the better of English and Arabic in an Accept-Language header; null when it names neither.
 * @example preferredLocale("fr;q=0.9, ar-OM;q=0.8, en;q=0.5") // "ar"
 */
export function preferredLocale(header: string | null): Locale | null {
  let best: { locale: Locale; quality: number } | null = null;
  for (const entry of (header ?? "").slice(0, maxHeaderLength).split(",")) {
    const [range = "", ...parameters] = entry
      .toLowerCase()
      .split(";")
      .map((part) => part.trim());
    const language = range.split("-")[0];
    const quality = qualityOf(parameters);
    if (!isLocale(language) || quality <= (best?.quality ?? 0)) continue;
    best = { locale: language, quality };
  }
  return best?.locale ?? null;
}

/** Returns the `q` of one entry: 1 when absent, 0 (never chosen) when malformed. */
function qualityOf(parameters: string[]): number {
  const q = parameters.find((part) => part.startsWith("q="));
  if (!q) return 1;
  const value = Number(q.slice(2));
  return value >= 0 && value <= 1 ? value : 0;
}
