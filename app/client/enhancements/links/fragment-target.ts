import { allowsMotion } from "../scrolling/reduced-motion.ts";
import { revealNow } from "../scrolling/reveal.ts";
import { scrollToTop } from "../scrolling/scroll-to-top.ts";

/** Delay before the page scrolls to a target that had to be opened first, in milliseconds (REQ-LAYOUT-9, REQ-FAQ-5). */
const delay = 100;

/** Opens the closed details element around the target of the fragment. Not every browser does so itself. */
export function openFragmentTarget(): void {
  const open = () => {
    const part = partOf(location.hash);
    const element = part?.closest("details");
    if (!element || element.open) return;
    element.open = true;
    setTimeout(
      () => part?.scrollIntoView({ behavior: allowsMotion() ? "smooth" : "instant" }),
      delay,
    );
  };
  addEventListener("hashchange", open);
  open();
}

/**
 * Scrolls smoothly to the fragment of a link on the same page; the scroll margin of the target sets the distance to the
 * top (100 px, on /about 120). A link to the page itself scrolls to its top (REQ-LAYOUT-5). False for any other link.
 */
export function scrollToFragment(link: HTMLAnchorElement, event: Event): boolean {
  // "Try again" must reload the page.
  if (addressOf(link) !== addressOf(location) || "again" in link.dataset) return false;
  if (link.hash) scrollSmoothly(link.hash);
  else {
    event.preventDefault();
    scrollToTop();
  }
  return true;
}

/** Path and query without the language. */
function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search.replace(/[?&]lang=\w+/, "");
}

/** Sets the scroll behaviour only. The browser scrolls, and handles history, focus and `:target`. */
function scrollSmoothly(hash: string): void {
  const part = partOf(hash);
  if (part) revealNow(part);
  if (!allowsMotion()) return;
  const { style } = document.documentElement;
  style.scrollBehavior = "smooth";
  setTimeout(() => {
    style.scrollBehavior = "";
  }, delay);
}

function partOf(hash: string): Element | null {
  return document.getElementById(hash.slice(1));
}
