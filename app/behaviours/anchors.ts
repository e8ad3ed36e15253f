import { movesSmoothly } from "./motion.ts";
import { pressedLink } from "./plain-press.ts";
import { revealNow } from "./reveal.ts";
import { scrollToTop } from "./scroll-to-top.ts";

/** How long after the page stands it goes to a part that had to be opened first, in milliseconds (A§9, B§9). */
const delay = 100;

/**
 * Links to parts of the page in hand scroll there smoothly; how far below the top they stop, their scroll margin says
 * (A§9: 100 px, on /about 120). A link to the page itself leads to its top (F19). A part inside a closed answer is
 * opened: not every browser does it.
 */
export function anchors(): void {
  document.addEventListener("click", (event) => {
    const link = pressedLink(event);
    if (!link || addressOf(link) !== addressOf(location)) return;
    if (link.hash) return goSmoothly(link.hash);
    event.preventDefault();
    scrollToTop();
  });
  addEventListener("hashchange", openNamed);
  openNamed();
}

/** Path and query without the language: every page is one page in both. */
function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("lang");
  return `${pathname}?${parameters}`;
}

/** The browser goes itself: it knows history, focus and `:target`. It is only told how. */
function goSmoothly(hash: string): void {
  const part = partOf(hash);
  if (part) revealNow(part);
  if (!movesSmoothly()) return;
  const { style } = document.documentElement;
  style.scrollBehavior = "smooth";
  setTimeout(() => {
    style.scrollBehavior = "";
  }, delay);
}

function openNamed(): void {
  const part = partOf(location.hash);
  const answer = part?.closest("details");
  if (!part || !answer || answer.open) return;
  answer.open = true;
  setTimeout(() => {
    part.scrollIntoView({ behavior: movesSmoothly() ? "smooth" : "instant" });
  }, delay);
}

function partOf(hash: string): Element | null {
  return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}
