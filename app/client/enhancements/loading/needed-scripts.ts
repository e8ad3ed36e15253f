import { narrowScreen } from "~/styles/breakpoints.ts";
import { loadScript } from "./load-script.ts";

/**
 * Loads the scripts that elements name in `data-script`, each once and only when it has an effect: for a carousel that
 * overflows, and for sections that collapse in a narrow window. A resize checks again. Before the first interaction the
 * heading of a section works as a link to its text (`ReadingSection`).
 */
export function loadNeededScripts(): void {
  const fetched = new Set<string | undefined>();
  const check = () => {
    for (const part of document.querySelectorAll<HTMLElement>("[data-script]")) {
      const { dataset, scrollWidth, clientWidth, scrollHeight, clientHeight } = part;
      const acts =
        "carousel" in dataset
          ? scrollWidth > clientWidth || scrollHeight > clientHeight
          : matchMedia(narrowScreen).matches;
      if (!acts || fetched.has(dataset.script)) continue;
      fetched.add(dataset.script);
      loadScript(dataset.script);
    }
  };
  addEventListener("resize", check);
  check();
}
