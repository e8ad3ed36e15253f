/** The parts of a page that stand in the same order in both languages. */
const blocks = "main :is(h1, h2, h3, p, li, summary, figure, tr)";

/** Where the place waits for the page in the other language, for the moment between the two. */
const entry = "place";

/** A block by its number among all of its kind, and its distance from the top of the window in pixels. */
interface Place {
  path: string;
  kind: string;
  index: number;
  top: number;
}

/**
 * Notes where the reader is, for the same page in the other language: the first heading in sight, else the first block
 * (D3). Right before the page is left.
 */
export function keepPlace(): void {
  if (scrollY === 0) return;
  const from = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  for (const kind of ["main :is(h1, h2, h3)", blocks]) {
    const all = [...document.querySelectorAll(kind)];
    const index = all.findIndex((block) => {
      const { top, height } = block.getBoundingClientRect();
      return height > 0 && top >= from && top < innerHeight;
    });
    const top = all[index]?.getBoundingClientRect().top;
    if (top === undefined) continue;
    const place: Place = { path: location.pathname, kind, index, top };
    try {
      sessionStorage.setItem(entry, JSON.stringify(place));
    } catch {
      // Without storage the page begins at its top.
    }
    return;
  }
}

/** Puts the reader where `keepPlace` found them, before the page is seen. Works once. */
export function restorePlace(): void {
  try {
    const kept = sessionStorage.getItem(entry);
    if (!kept) return;
    sessionStorage.removeItem(entry);
    const { path, kind, index, top }: Place = JSON.parse(kept);
    const block = path === location.pathname && document.querySelectorAll(kind)[index];
    if (block) scrollBy({ top: block.getBoundingClientRect().top - top, behavior: "instant" });
  } catch {
    // Without storage, or with somebody else's entry, the page begins at its top.
  }
}
