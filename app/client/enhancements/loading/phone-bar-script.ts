import { runOutside } from "./hydration-triggers.ts";
import { loadScript } from "./load-script.ts";
import { readStoredValue } from "./web-storage.ts";

/**
 * Loads the script of the phone bar when a chosen branch is stored, when the page changes to another branch, and when the
 * rendered opening status is no longer valid (REQ-LAYOUT-15). Otherwise bar and menu stay as the server renders them: for
 * the branch in the address, or else for the main branch.
 */
export function loadPhoneBarScript(): void {
  const bar = document.querySelector<HTMLElement>("[data-phone-bar]");
  if (!bar) return;
  const { phoneBar: script, key, named, from, until } = bar.dataset;
  let fetched = false;
  const load = () => {
    if (!fetched) loadScript(script);
    fetched = true;
  };
  const loadForChoice = () => {
    if (named || readStoredValue("localStorage", key)) load();
  };
  for (const name of ["querychange", "popstate"]) addEventListener(name, load);
  // A page from the back/forward cache may be older than the choice, and another tab may change it.
  for (const name of ["pageshow", "storage"]) addEventListener(name, loadForChoice);
  if (from && until) runOutside(+from, +until, load);
  loadForChoice();
}
