import { isLocale } from "~/i18n/locale.ts";
import { storeLanguage } from "~/i18n/stored-language.ts";
import { clickedLink } from "./is-plain-click.ts";
import { storePageState } from "./page-state.ts";

const languageParameter = /([?&])lang=\w+&?/;

/**
 * The language switch: it stores the choice, replaces the page in the history, and keeps the scroll position and what
 * is open, chosen and typed (REQ-LANG-8). Without JavaScript it is a plain link.
 */
function switchLanguage(event: MouseEvent): void {
  const { language } = clickedLink(event)?.dataset ?? {};
  if (!isLocale(language)) return;
  event.preventDefault();
  const stored = storeLanguage(language);
  const hasPosition = storePageState();
  // Islands with state store it for the page in the other language.
  dispatchEvent(new Event("languageswitch"));
  // English has the clean address, unless the choice could not be stored and the address must carry it.
  const to = language === "en" && stored ? addressWithoutLanguage() : addressInLanguage(language);
  // The browser would scroll to the fragment, even if the visitor has scrolled away from it. A fragment that names no
  // element is the state of a page.
  if (hasPosition && document.getElementById(location.hash.slice(1)))
    history.replaceState(history.state, "", location.pathname + location.search);
  // The browser would not request the same address again.
  if (to === location.href.split("#")[0]) {
    // After a reload the browser would restore its own scroll position, which is that of the other language.
    if (hasPosition) history.scrollRestoration = "manual";
    location.reload();
  } else location.replace(to + location.hash);
}

/**
 * Handles clicks on the language switch. Updates the link when the query changes, for a click that opens a new tab.
 */
export function handleLanguageLinks(): void {
  document.addEventListener("click", switchLanguage);
  const update = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-language]"))
      link.href = addressInLanguage(link.dataset.language);
  };
  // The query may have changed before this script loaded.
  update();
  addEventListener("querychange", update);
  addEventListener("popstate", update);
}

/** The current address in a language, without its fragment. */
function addressInLanguage(language = ""): string {
  const to = addressWithoutLanguage();
  return `${to}${to.includes("?") ? "&" : "?"}lang=${language}`;
}

/** The address without its language and its fragment. */
function addressWithoutLanguage(): string {
  const { origin, pathname, search } = location;
  return origin + pathname + search.replace(languageParameter, "$1").replace(/[?&]$/, "");
}
