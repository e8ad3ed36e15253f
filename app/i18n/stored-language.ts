import { type Locale, localeStorageKey } from "./locale.ts";

/** A year, in seconds. */
const cookieLife = 31_536_000;

/**
 * Stores the chosen language in localStorage and in the cookie (REQ-LANG-4). Returns false when the browser blocks
 * either: the address must then name the language.
 */
export function storeLanguage(locale: Locale): boolean {
  try {
    localStorage.setItem(localeStorageKey, locale);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
    document.cookie = `${localeStorageKey}=${locale};path=/;max-age=${cookieLife};samesite=lax`;
    return hasLanguageCookie(locale);
  } catch {
    return false;
  }
}

/** Returns whether the cookie names this language. */
export function hasLanguageCookie(locale: Locale): boolean {
  return document.cookie.includes(`${localeStorageKey}=${locale}`);
}
