import { hasStoredValue } from "./has-stored-value.ts";
import { runOutside } from "./hydration-triggers.ts";
import { loadScript } from "./load-script.ts";

/**
 * Bar and menu are served for the branch in the address, else for main. Where the reader has chosen one, where the page
 * turns to another, or once something has opened or closed, the bar's own script is fetched, which knows the rest
 * (REQ-LAYOUT-15).
 */
export function branchBar(): void {
  const bar = document.querySelector<HTMLElement>("[data-branch-bar]");
  if (!bar) return;
  const { branchBar: script, key, named, from, until } = bar.dataset;
  let fetched = false;
  const load = () => {
    if (!fetched) loadScript(script);
    fetched = true;
  };
  const look = () => {
    if (named || hasStoredValue("localStorage", key)) load();
  };
  for (const name of ["querychange", "popstate"]) addEventListener(name, load);
  // A page that comes back may have been left before the choice.
  addEventListener("pageshow", look);
  if (from && until) runOutside(+from, +until, load);
  look();
}
