import { goInPage } from "./anchors.ts";
import { goLater } from "./delayed-link.ts";
import { turnLanguage } from "./language-link.ts";
import { noteLoading } from "./loading-note.ts";
import { pressedLink } from "./plain-press.ts";

/** Every plain press on a link of the site is answered here, by the first who knows the link; else the browser follows it. */
export function presses(): void {
  document.addEventListener("click", (event) => {
    printPressed(event.target);
    const link = pressedLink(event);
    if (!link) return;
    if (turnLanguage(link, event) || goLater(link, event) || goInPage(link, event)) return;
    noteLoading(link);
  });
}

/**
 * Prints what the button around `target` names (`data-print`): while the browser prints, the page's root carries the
 * name as `data-paper`, and style rules for paper ask for it. The browser's own command names nothing: it prints the page.
 */
function printPressed(target: EventTarget | null): void {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-print]");
  if (!button) return;
  const { dataset } = document.documentElement;
  dataset.paper = button.dataset.print;
  addEventListener("afterprint", () => delete dataset.paper, { once: true });
  print();
}
