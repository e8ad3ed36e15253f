/** Elements that have the same order in both languages: headings first, because visitors recognise them. */
const headings = ":is(main, footer) :is(h1, h2, h3)";
const blocks = ":is(main, footer) :is(p, li, summary, figure, tr)";

/** Elements that a visitor can open or close. */
const disclosures = "main :is(details, [data-open])";

/** Excluded, because content of a closed element still reports a size. */
const unseen = "[hidden], details:not([open]) > :not(summary)";

/** sessionStorage key of the position during a language switch. */
const entry = "place";

/** A block by its index among all of its kind, and its distance from the top of the window in pixels. */
interface Place {
  path: string;
  kind: string;
  index: number;
  top: number;
  /** The state of the elements that open and close, in document order. */
  open: boolean[];
}

/**
 * Stores the scroll position for the same page in the other language: the first visible heading, else the first block
 * (REQ-LANG-8), else the last one above, and the open elements. Called right before navigation. False when there is
 * nothing to store.
 */
export function storeScrollPosition(): boolean {
  if (scrollY === 0) return false;
  const from = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  // A figure or a form may fill the window: then the last block above it counts.
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
    const open = [...document.querySelectorAll<HTMLElement>(disclosures)].map(isOpen);
    const place: Place = { path: location.pathname, kind, index, top, open };
    try {
      sessionStorage.setItem(entry, JSON.stringify(place));
      return true;
    } catch {
      // Without storage the page opens at its top.
      return false;
    }
  }
  return false;
}

/** Sticky and fixed blocks do not show the position. */
function isSticky(block: Element): boolean {
  for (let part: Element | null = block; part; part = part.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(part).position)) return true;
  return false;
}

function isOpen(disclosure: HTMLElement): boolean {
  return disclosure instanceof HTMLDetailsElement
    ? disclosure.open
    : disclosure.dataset.open === "true";
}

/** Restores the position of `storeScrollPosition`. */
export function restoreScrollPosition(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(entry) as string) as Place;
    if (stored.path !== location.pathname) return;
    // The position needs the height of all sections above.
    delete document.documentElement.dataset.lazyLayout;
    document.querySelectorAll<HTMLElement>(disclosures).forEach((disclosure, at) => {
      const open = stored.open[at];
      if (disclosure instanceof HTMLDetailsElement) disclosure.open = !!open;
      else disclosure.dataset.open = `${open}`;
    });
    const block = document.querySelectorAll(stored.kind)[stored.index] as Element;
    scrollBy(0, block.getBoundingClientRect().top - stored.top);
  } catch {
    // Without an entry of its own the page opens at its top.
  }
}

/** Late fonts move a block by fewer pixels than this; a visitor who scrolls moves further. */
const late = 200;

/**
 * Corrects the restored position when the scripts of the first interaction run, because late fonts may have moved it,
 * and deletes the entry. From the `load` event on, the browser restores the positions of this page itself again.
 */
export function settleScrollPosition(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(entry) as string) as Place;
    sessionStorage.removeItem(entry);
    if (document.readyState === "complete") restoreByBrowser();
    else addEventListener("load", restoreByBrowser, { once: true });
    if (stored.path !== location.pathname) return;
    const block = document.querySelectorAll(stored.kind)[stored.index] as Element;
    const moved = block.getBoundingClientRect().top - stored.top;
    if (Math.abs(moved) < late) scrollBy(0, moved);
  } catch {
    // As above.
  }
}

/** The language switch turns this off before a reload. */
function restoreByBrowser(): void {
  history.scrollRestoration = "auto";
}
