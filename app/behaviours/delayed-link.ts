import { isPlainPress } from "./plain-press.ts";
import { scrollToTop } from "./scroll-to-top.ts";

/**
 * A link with `data-delay` is followed that many milliseconds after a plain press (A§2, A§9: the footer's way to the
 * branches, 500). Presses that open a new tab are not delayed (D21). Who goes elsewhere meanwhile has changed their mind.
 */
export function delayedLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-delay]")) {
    let timer = 0;
    link.addEventListener("click", (event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (link.href === location.href) scrollToTop();
        else location.assign(link.href);
      }, Number(link.dataset.delay));
    });
    for (const sign of ["click", "pagehide"])
      addEventListener(sign, ({ target }) => {
        if (!(target instanceof Node) || !link.contains(target)) clearTimeout(timer);
      });
  }
}
