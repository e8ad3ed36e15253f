import { allowsMotion } from "../scrolling/reduced-motion.ts";
import { revealNow } from "../scrolling/reveal.ts";
import { scrollToTop } from "../scrolling/scroll-to-top.ts";

/**
 * How long after the page stands it goes to a part that had to be opened first, in milliseconds (REQ-LAYOUT-9,
 * REQ-FAQ-5).
 */
const delay = 100;

/** A folded part, or one inside a closed answer, is opened when the address names it: not every browser does it. */
export function namedParts(): void {
  const open = () => {
    const part = partOf(location.hash);
    const answer =
      part?.closest("details") ?? part?.querySelector<HTMLDetailsElement>(":scope > details");
    if (!answer || answer.open) return;
    answer.open = true;
    setTimeout(
      () => part?.scrollIntoView({ behavior: allowsMotion() ? "smooth" : "instant" }),
      delay,
    );
  };
  addEventListener("hashchange", open);
  open();
}

/**
 * Links to parts of the page in hand scroll there smoothly; how far below the top they stop, their scroll margin says
 * (100 px, on /about 120). A link to the page itself leads to its top (REQ-LAYOUT-5). False for any other link.
 */
export function goInPage(link: HTMLAnchorElement, event: Event): boolean {
  // "Try again" asks the server for the page in hand.
  if (addressOf(link) !== addressOf(location) || "again" in link.dataset) return false;
  if (link.hash) goSmoothly(link.hash);
  else {
    event.preventDefault();
    scrollToTop();
  }
  return true;
}

/** Path and query without the language: every page is one page in both. */
function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search.replace(/[?&]lang=\w+/, "");
}

/** The browser goes itself: it knows history, focus and `:target`. It is only told how. */
function goSmoothly(hash: string): void {
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
