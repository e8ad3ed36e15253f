import { scrollToTop } from "../scrolling/scroll-to-top.ts";
import { isPlainClick } from "./is-plain-click.ts";

/**
 * Shows the back-to-top link beyond `data-after` pixels of scrolling (REQ-LEGAL-3: hidden at 300, shown at 301) and
 * scrolls smoothly.
 */
export function handleBackToTopLink(): void {
  const link = document.querySelector<HTMLElement>("[data-after]");
  if (!link) return;
  const update = () => {
    link.dataset.shown = String(scrollY > Number(link.dataset.after));
  };
  addEventListener("scroll", update, { passive: true });
  update();
  link.addEventListener("click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The button is about to be hidden, so the focus moves.
    document.querySelector("main")?.focus({ preventScroll: true });
    scrollToTop();
  });
}
