import { loadScript } from "./load-script.ts";

/**
 * A telephone that is turned upright leaves a strip less room than it had: one that showed all of itself needs its script
 * from then on.
 */
export function resizedCarousels(): void {
  const look = () => {
    for (const strip of document.querySelectorAll<HTMLElement>("[data-strip][data-script]")) {
      if (strip.scrollWidth <= strip.clientWidth) continue;
      // It keeps all strips of the page. Where it runs already, the browser does not run it again.
      loadScript(strip.dataset.script);
      removeEventListener("resize", look);
      return;
    }
  };
  addEventListener("resize", look);
  look();
}
