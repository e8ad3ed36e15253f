import { loadScript } from "../loading/load-script.ts";
import { scrollToFragment } from "./anchors.ts";
import { followDelayedLink } from "./delayed-link.ts";
import { clickedLink } from "./is-plain-click.ts";
import { switchLanguage } from "./language-link.ts";
import { showLoadingStatus } from "./loading-status.ts";

/** Handles every plain click on a link of the site with the first handler that knows it; otherwise the browser follows it. */
export function handleLinkClicks(): void {
  document.addEventListener("click", (event) => {
    handleButton(event.target);
    const link = clickedLink(event);
    if (!link) return;
    if (
      switchLanguage(link, event) ||
      followDelayedLink(link, event) ||
      scrollToFragment(link, event)
    )
      return;
    showLoadingStatus(link);
  });
}

/** Prints the page at `data-print`, and loads the script at `data-press`. */
function handleButton(target: EventTarget | null): void {
  const button =
    target instanceof Element && target.closest<HTMLElement>("[data-print], [data-press]");
  if (!button) return;
  if ("print" in button.dataset) print();
  else loadClicked(button);
}

/**
 * Loads the script that a button names and sets its `data-state` while it loads (`loading`) and when it fails
 * (`failed`); styles show the message beside the button. Another click retries.
 */
function loadClicked({ dataset }: HTMLElement): void {
  if (dataset.state === "loading") return;
  dataset.state = "loading";
  loadScript(dataset.press)?.addEventListener("error", () => {
    dataset.state = "failed";
  });
}
