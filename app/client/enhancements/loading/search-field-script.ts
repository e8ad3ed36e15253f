import { loadScript } from "./load-script.ts";

/**
 * Fetches the script of the fields that suggest, once one of them has the focus or the header's unfolds (REQ-SEARCH-1).
 */
export function loadSearchFieldScript(): void {
  let fetched = false;
  const look = () => {
    const field = document.querySelector<HTMLElement>(
      "[data-suggest]:focus-within, [data-search][open] [data-suggest]",
    );
    if (fetched || !field) return;
    fetched = true;
    loadScript(field.dataset.suggest);
  };
  // Neither of them climbs, and both can be caught on their way down.
  for (const name of ["focus", "toggle"]) document.addEventListener(name, look, true);
  look();
}
