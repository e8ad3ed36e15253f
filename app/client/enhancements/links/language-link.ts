import { isLocale, localeStorageKey } from "~/i18n/locale.ts";
import { storeLanguage } from "~/i18n/stored-language.ts";
import { storeScrollPosition } from "./scroll-position.ts";

const named = /([?&])lang=\w+&?/;

/**
 * The language switch of a document: it stores the choice, takes the place of the page in the history, and keeps the
 * reader where they were (REQ-LANG-7). Without JavaScript it is a plain link. False for any other link.
 */
export function switchLanguage(link: HTMLAnchorElement, event: Event): boolean {
  const { language } = link.dataset;
  if (!isLocale(language)) return false;
  event.preventDefault();
  const stored = storeLanguage(language);
  const kept = storeScrollPosition();
  // What was chosen and would be lost is kept by who knows it.
  dispatchEvent(new Event("languageturn"));
  // English has the clean address, unless the choice could not be stored and the address must carry it.
  const to = language === "en" && stored ? plain() : inLanguage(language);
  // The browser would go to the part that the address names, wherever the reader has gone from there.
  if (kept) history.replaceState(history.state, "", location.pathname + location.search);
  // To the address in hand the browser would go without asking the server.
  if (to === location.href.split("#")[0]) location.reload();
  else location.replace(to + location.hash);
  return true;
}

/**
 * Keeps the switch at the view that is chosen by now, for a press that opens a new tab. A page that comes back from the
 * browser's memory is asked for anew where the reader has turned the language meanwhile: its address names none.
 */
export function languageLinks(): void {
  const tell = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-language]"))
      link.href = inLanguage(link.dataset.language);
  };
  // The view may have turned before this script was there.
  tell();
  addEventListener("querychange", tell);
  addEventListener("popstate", tell);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && !named.test(location.search) && storedElse() !== document.documentElement.lang)
      location.reload();
  });
}

/** The address of the view in hand in a language, without its fragment. */
function inLanguage(language = ""): string {
  const to = plain();
  return `${to}${to.includes("?") ? "&" : "?"}lang=${language}`;
}

/** The address without its language and its fragment. */
function plain(): string {
  const { origin, pathname, search } = location;
  return origin + pathname + search.replace(named, "$1").replace(/[?&]$/, "");
}

/** The stored language, or the one that is shown. */
function storedElse(): string {
  const shown = document.documentElement.lang;
  try {
    const stored = localStorage.getItem(localeStorageKey);
    return isLocale(stored) ? stored : shown;
  } catch {
    return shown;
  }
}
