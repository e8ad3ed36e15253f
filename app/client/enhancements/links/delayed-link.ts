import { scrollToTop } from "../scrolling/scroll-to-top.ts";

let timer = 0;

/**
 * A link with `data-delay` is followed that many milliseconds after a plain press (REQ-LAYOUT-11: the footer's way to
 * the branches, 500). Who presses another link meanwhile has changed their mind. False for any other link.
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
  // A page that comes back from the browser's memory goes nowhere by itself.
  addEventListener("pagehide", () => clearTimeout(timer), { once: true });
  return true;
}
