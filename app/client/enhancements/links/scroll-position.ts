/** The parts of a page that stand in the same order in both languages: headings first, because readers find them again. */
const headings = ":is(main, footer) :is(h1, h2, h3)";
const blocks = ":is(main, footer) :is(p, li, summary, figure, tr)";

/** What a reader may have opened or closed. */
const folds = "main :is(details, [data-open])";

/** What lies in a closed fold still reports a size. */
const unseen = "[hidden], details:not([open]) > :not(summary)";

/** Where the place waits for the page in the other language, for the moment between the two. */
const entry = "place";

/** A block by its number among all of its kind, and its distance from the top of the window in pixels. */
interface Place {
  path: string;
  kind: string;
  index: number;
  top: number;
  /** Which folds of the page are open, in their order. */
  open: boolean[];
}

/**
 * Notes where the reader is, for the same page in the other language: the first heading in sight, else the first block
 * (REQ-LANG-7), else the last one above, and which folds are open. Right before the page is left. False when there is
 * nothing to note.
 */
export function storeScrollPosition(): boolean {
  if (scrollY === 0) return false;
  const from = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  // A figure or a field may fill the window: then it is the last block above it.
  for (const [kind, isAbove] of [[headings], [blocks], [blocks, true]] as const) {
    const all = [...document.querySelectorAll(kind)];
    const isPlace = (block: Element) => {
      const { top, height } = block.getBoundingClientRect();
      const isThere = isAbove ? top < from : top >= from && top < innerHeight;
      return height > 0 && isThere && !block.closest(unseen) && !isSticky(block);
    };
    const index = isAbove ? all.findLastIndex(isPlace) : all.findIndex(isPlace);
    const top = all[index]?.getBoundingClientRect().top;
    if (top === undefined) continue;
    const open = [...document.querySelectorAll<HTMLElement>(folds)].map(isOpen);
    const place: Place = { path: location.pathname, kind, index, top, open };
    try {
      sessionStorage.setItem(entry, JSON.stringify(place));
      return true;
    } catch {
      // Without storage the page begins at its top.
      return false;
    }
  }
  return false;
}

/** A block that stays in the window while the page scrolls does not say how far the reader is. */
function isSticky(block: Element): boolean {
  for (let part: Element | null = block; part; part = part.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(part).position)) return true;
  return false;
}

function isOpen(fold: HTMLElement): boolean {
  return fold instanceof HTMLDetailsElement ? fold.open : fold.dataset.open === "true";
}

/**
 * Puts the reader where `storeScrollPosition` found them, before the page is seen. It stands in every page: it is as short as can be.
 */
export function restoreScrollPosition(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(entry) as string) as Place;
    if (kept.path !== location.pathname) return;
    document.querySelectorAll<HTMLElement>(folds).forEach((fold, at) => {
      const open = kept.open[at];
      if (fold instanceof HTMLDetailsElement) fold.open = !!open;
      else fold.dataset.open = `${open}`;
    });
    const block = document.querySelectorAll(kept.kind)[kept.index] as Element;
    scrollBy(0, block.getBoundingClientRect().top - kept.top);
  } catch {
    // Without an entry, or with somebody else's, the page begins at its top.
  }
}

/** Pixels: fonts that come late move a block less far than this, and a reader who has scrolled is mostly further. */
const late = 200;

/** Puts the reader there once more when the page has its fonts, and forgets the place. */
export function settleScrollPosition(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(entry) as string) as Place;
    sessionStorage.removeItem(entry);
    if (kept.path !== location.pathname) return;
    const block = document.querySelectorAll(kept.kind)[kept.index] as Element;
    const moved = block.getBoundingClientRect().top - kept.top;
    if (Math.abs(moved) < late) scrollBy(0, moved);
  } catch {
    // As above.
  }
}
