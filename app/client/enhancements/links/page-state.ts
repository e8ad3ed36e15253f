/** Elements that have the same order in both languages: headings first, because visitors recognise them. */
const headings = ":is(main, footer) :is(h1, h2, h3)";
const blocks = ":is(main, footer) :is(p, li, summary, figure, tr)";

/**
 * Elements that a visitor can open, choose or fill in. Islands store their own state. A field without autocompletion
 * has a value that no browser may store.
 */
const stateful =
  "main :is(details, [data-open], input:not([type=hidden], [autocomplete=off])):not([data-island] *)";

/** Excluded, because content of a closed element still reports a size. */
const hiddenContent = "[hidden], details:not([open]) > :not(summary)";

/** The sessionStorage key of the entry during a language switch. */
const entryKey = "place";

/** The block that keeps its position: its index among all of its kind, and its distance from the top in pixels. */
interface ScrollAnchor {
  kind: string;
  index: number;
  top: number;
}

interface Entry extends Partial<ScrollAnchor> {
  path: string;
  /** In the entry, so that the script of every page does not contain it. */
  stateful: string;
  /** The properties of the stateful elements, or their data attributes, in document order. */
  states: object[];
}

/**
 * Stores what is open, chosen and typed, and the scroll position, for the same page in the other language (REQ-LANG-8).
 * Called right before navigation. False without a scroll position.
 */
export function storePageState(): boolean {
  const anchor = scrollY > 0 ? findScrollAnchor() : undefined;
  const states = [...document.querySelectorAll<HTMLElement>(stateful)].map(stateOf);
  const stored: Entry = { path: location.pathname, stateful, states, ...anchor };
  try {
    sessionStorage.setItem(entryKey, JSON.stringify(stored));
    return anchor !== undefined;
  } catch {
    // Without storage the page opens at its top.
    return false;
  }
}

/** Returns the first visible heading, else the first block, else the last one above. */
function findScrollAnchor(): ScrollAnchor | undefined {
  const from = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  // A figure or a form may fill the window: then the last block above it counts.
  for (const [kind, isAbove] of [[headings], [blocks], [blocks, true]] as const) {
    const all = [...document.querySelectorAll(kind)];
    const isAnchor = (block: Element) => {
      const { top, height } = block.getBoundingClientRect();
      const isThere = isAbove ? top < from : top >= from && top < innerHeight;
      return height > 0 && isThere && !block.closest(hiddenContent) && !isSticky(block);
    };
    const index = isAbove ? all.findLastIndex(isAnchor) : all.findIndex(isAnchor);
    const top = all[index]?.getBoundingClientRect().top;
    if (top !== undefined) return { kind, index, top };
  }
}

/** Sticky and fixed blocks do not show the position. */
function isSticky(block: Element): boolean {
  for (let part: Element | null = block; part; part = part.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(part).position)) return true;
  return false;
}

function stateOf(element: HTMLElement): object {
  if (element instanceof HTMLInputElement)
    return { checked: element.checked, value: element.value };
  return { open: element.dataset.open ?? (element as HTMLDetailsElement).open };
}

/** Restores what `storePageState` has stored. */
export function restorePageState(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(entryKey) as string) as Entry & ScrollAnchor;
    if (stored.path !== location.pathname) return;
    document.querySelectorAll<HTMLElement>(stored.stateful).forEach((element, at) => {
      Object.assign(element.dataset.open ? element.dataset : element, stored.states[at]);
    });
    const block = document.querySelectorAll(stored.kind)[stored.index] as Element;
    scrollBy(0, block.getBoundingClientRect().top - stored.top);
  } catch {
    // Without an entry of its own the page opens at its top.
  }
}

/** Late fonts and islands move a block by fewer pixels than this; a visitor who scrolls moves further. */
const maxCorrection = 200;

/**
 * Corrects the restored position when the scripts of the first interaction run, because late fonts may have moved it,
 * and when an island is hydrated, because its state may have another height. Deletes the entry. From the `load` event
 * on, the browser restores the positions of this page itself again.
 */
export function correctScrollPosition(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(entryKey) as string) as Entry & ScrollAnchor;
    sessionStorage.removeItem(entryKey);
    if (document.readyState === "complete") restoreByBrowser();
    else addEventListener("load", restoreByBrowser, { once: true });
    if (stored.path !== location.pathname) return;
    const correct = () => {
      const block = document.querySelectorAll(stored.kind)[stored.index];
      const moved = block ? block.getBoundingClientRect().top - stored.top : 0;
      if (Math.abs(moved) < maxCorrection) scrollBy(0, moved);
    };
    correct();
    // An island shows its state one render later.
    const hydration = new MutationObserver(() => requestAnimationFrame(correct));
    hydration.observe(document.body, { attributeFilter: ["data-hydrated"], subtree: true });
    // From now on the visitor controls the position.
    const stop = () => hydration.disconnect();
    for (const name of ["wheel", "touchmove", "pointerdown", "keydown"])
      addEventListener(name, stop, { once: true, passive: true });
  } catch {
    // Without an entry there is no position to correct.
  }
}

/** The language switch turns this off before a reload. */
function restoreByBrowser(): void {
  history.scrollRestoration = "auto";
}
