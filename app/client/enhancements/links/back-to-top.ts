import { scrollToTop } from "../scrolling/scroll-to-top.ts";
import { isPlainClick } from "./is-plain-click.ts";

/**
 * Shows the way back to the top beyond as many pixels of scrolling as its `data-after` says (REQ-LEGAL-3: at 300 it is
 * away, at 301 it is there), and makes the way smooth.
 */
export function backToTop(): void {
  const link = document.querySelector<HTMLElement>("[data-after]");
  if (!link) return;
  const tell = () => {
    link.dataset.shown = String(scrollY > Number(link.dataset.after));
  };
  addEventListener("scroll", tell, { passive: true });
  tell();
  link.addEventListener("click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The button is about to leave: the keyboard comes along.
    document.querySelector("main")?.focus({ preventScroll: true });
    scrollToTop();
  });
}
