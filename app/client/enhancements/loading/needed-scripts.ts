import { loadScript } from "./load-script.ts";
import { narrowScreen } from "./narrow-screen.ts";

/**
 * Fetches the scripts that parts of the page name as `data-script`, each once and only where it acts: of a strip that
 * does not show all of itself, of long reading where the window folds it up. A window that changes its size asks again.
 */
export function neededScripts(): void {
  const fetched = new Set<string | undefined>();
  const look = () => {
    for (const part of document.querySelectorAll<HTMLElement>("[data-script]")) {
      const { dataset, scrollWidth, clientWidth } = part;
      const acts =
        "strip" in dataset ? scrollWidth > clientWidth : matchMedia(narrowScreen).matches;
      if (!acts || fetched.has(dataset.script)) continue;
      fetched.add(dataset.script);
      loadScript(dataset.script);
    }
  };
  addEventListener("resize", look);
  look();
}
