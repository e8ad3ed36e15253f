import { followDelayedLink } from "./delayed-link.ts";
import { scrollToFragment } from "./fragment-target.ts";
import { clickedLink } from "./is-plain-click.ts";
import { showLoadingStatus } from "./loading-status.ts";

/**
 * Handles every plain click on a link of the site with the first handler that accepts it; otherwise the browser follows
 * it. `handleLanguageLinks` handles the language switch.
 */
export function handleLinkClicks(): void {
  document.addEventListener("click", (event) => {
    const link = clickedLink(event);
    if (!link || link.dataset.language) return;
    if (followDelayedLink(link, event) || scrollToFragment(link, event)) return;
    showLoadingStatus(link);
  });
}
