import { isLocale, localeStorageKey } from "~/i18n/locale.ts";
import { hasLanguageCookie, storeLanguage } from "~/i18n/stored-language.ts";
import { readStoredValue } from "../loading/web-storage.ts";

/**
 * Restores the language cookie from localStorage (REQ-LANG-4): Safari deletes the cookie after a week. Reloads a page
 * that the server or the back/forward cache has shown in another language, unless its address names one. Without
 * storage or cookies it does nothing.
 */
export function restoreLanguageCookie(): void {
  const restore = (isFromCache: boolean) => {
    const stored = readStoredValue("localStorage", localeStorageKey);
    // With the cookie, a reload would only help a page from the back/forward cache.
    if (!isLocale(stored) || !(hasLanguageCookie(stored) ? isFromCache : storeLanguage(stored)))
      return;
    const isNamed = /[?&]lang=(en|ar)\b/.test(location.search);
    if (!isNamed && stored !== document.documentElement.lang) location.reload();
  };
  restore(false);
  addEventListener("pageshow", ({ persisted }) => restore(persisted));
}
