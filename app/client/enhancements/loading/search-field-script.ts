import { loadScript } from "./load-script.ts";

/** Loads the script of the search suggestions when a search field gets the focus or the header's opens (REQ-SEARCH-1). */
export function loadSearchFieldScript(): void {
  let fetched = false;
  const check = () => {
    const field = document.querySelector<HTMLElement>(
      "[data-suggest]:focus-within, [data-search][open] [data-suggest]",
    );
    if (fetched || !field) return;
    fetched = true;
    loadScript(field.dataset.suggest);
  };
  // These events do not bubble, so they are handled in the capture phase.
  for (const name of ["focus", "toggle"]) document.addEventListener(name, check, true);
  check();
}
