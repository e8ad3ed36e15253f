import { loadScript } from "../loading/load-script.ts";
import { goInPage } from "./anchors.ts";
import { followDelayedLink } from "./delayed-link.ts";
import { clickedLink } from "./is-plain-click.ts";
import { switchLanguage } from "./language-link.ts";
import { showLoadingStatus } from "./loading-status.ts";

/** Handles every plain click on a link of the site with the first handler that knows it; otherwise the browser follows it. */
export function handleLinkClicks(): void {
  document.addEventListener("click", (event) => {
    answerButton(event.target);
    const link = clickedLink(event);
    if (!link) return;
    if (switchLanguage(link, event) || followDelayedLink(link, event) || goInPage(link, event))
      return;
    showLoadingStatus(link);
  });
}

/** Answers what its element says a press does: `data-print` and `data-press`. */
function answerButton(target: EventTarget | null): void {
  const button =
    target instanceof Element && target.closest<HTMLElement>("[data-print], [data-press]");
  if (!button) return;
  if (button.dataset.print) printAs(button.dataset.print);
  else fetchPressed(button);
}

/**
 * While the browser prints, the page's root carries the name of what is printed as `data-paper`, and style rules for
 * paper ask for it. The browser's own command names nothing: it prints the page.
 */
function printAs(name: string): void {
  const { dataset } = document.documentElement;
  dataset.paper = name;
  addEventListener("afterprint", () => delete dataset.paper, { once: true });
  print();
}

/**
 * Fetches the script that a button names, and marks the button with `data-state` while it comes (`loading`) and when it
 * did not (`failed`): style rules show the words for it beside the button. Another press tries again.
 */
function fetchPressed({ dataset }: HTMLElement): void {
  if (dataset.state === "loading") return;
  dataset.state = "loading";
  loadScript(dataset.press)?.addEventListener("error", () => {
    dataset.state = "failed";
  });
}
