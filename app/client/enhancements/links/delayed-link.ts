import { scrollToTop } from "../scrolling/scroll-to-top.ts";

let timer = 0;

/**
 * Follows a link with `data-delay` that many milliseconds after a plain click (REQ-LAYOUT-11: the footer's link to the
 * branches, 500). A click on another link cancels it. False for any other link.
 */
export function followDelayedLink(link: HTMLAnchorElement, event: Event): boolean {
  clearTimeout(timer);
  const { delay } = link.dataset;
  if (!delay) return false;
  event.preventDefault();
  timer = window.setTimeout(() => {
    if (link.href === location.href) scrollToTop();
    else location.assign(link.href);
  }, +delay);
  // A page from the back/forward cache must not navigate by itself.
  addEventListener("pagehide", () => clearTimeout(timer), { once: true });
  return true;
}
