import { isLocale, localeStorageKey } from "~/i18n/locale.ts";
import { localeInSearch, withLocale } from "~/i18n/localized-path.ts";
import { storeLanguage } from "~/i18n/stored-language.ts";
import { keepPlace } from "./kept-place.ts";
import { isPlainPress } from "./plain-press.ts";

/**
 * The language switch of a document: it stores the choice, takes the place of the page in the history, and keeps the
 * reader where they were (D3). Without JavaScript it is a plain link.
 */
export function languageLinks(): void {
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>("a[data-language]");
    if (link && isPlainPress(event)) turn(link, event);
  });
  // A press that opens a new tab finds the view that is chosen by now.
  for (const sign of ["addressturn", "popstate"]) addEventListener(sign, nameHere);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && isInOtherLanguage()) location.reload();
  });
}

function turn(link: HTMLAnchorElement, event: MouseEvent): void {
  const target = link.dataset.language;
  if (!isLocale(target)) return;
  event.preventDefault();
  const stored = storeLanguage(target);
  keepPlace();
  // English has the clean address, unless the choice could not be stored and the address must carry it.
  const here = location.pathname + location.search;
  const to = withLocale(here, target === "en" && stored ? null : target);
  // To the address in hand the browser would go without asking the server.
  if (to === here) location.reload();
  else location.replace(to + location.hash);
}

function nameHere(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
    const target = link.dataset.language;
    if (isLocale(target)) link.href = withLocale(location.pathname + location.search, target);
  }
}

/** An address without a language shows the stored one, which may have turned while the browser kept this page. */
function isInOtherLanguage(): boolean {
  try {
    const stored = localStorage.getItem(localeStorageKey);
    const shown = document.documentElement.lang;
    return isLocale(stored) && stored !== shown && localeInSearch(location.search) === null;
  } catch {
    return false;
  }
}
