import { goInPage } from "./anchors.ts";
import { goLater } from "./delayed-link.ts";
import { turnLanguage } from "./language-link.ts";
import { noteLoading } from "./loading-note.ts";
import { printPressed } from "./paper.ts";
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
