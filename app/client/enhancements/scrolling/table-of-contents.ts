/** A section is current as soon as its start is above this share of the window's height. */
const readingLine = 0.3;

/**
 * Marks the link of the current section in a list of contents (scroll spy): the last one that starts in the upper third
 * of the window, and at the end of the page the last of all. Above the first section none is marked. It is computed from
 * the scroll position, because an IntersectionObserver misses sections that a jump passes.
 */
export function markCurrentSection(): void {
  for (const list of document.querySelectorAll<HTMLElement>("[data-contents]")) {
    const entries = [...list.querySelectorAll("a")].flatMap((link) => {
      const section = document.getElementById(link.hash.slice(1));
      return section ? { link, section } : [];
    });
    let current: HTMLElement | undefined;
    const mark = () => {
      const link = findCurrent(entries)?.link;
      if (link === current) return;
      current?.removeAttribute("aria-current");
      link?.setAttribute("aria-current", "true");
      current = link;
    };
    let frame = 0;
    const markSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    };
    for (const event of ["scroll", "resize"]) addEventListener(event, markSoon, { passive: true });
    mark();
  }
}

interface Entry {
  link: HTMLElement;
  section: HTMLElement;
}

function findCurrent(entries: readonly Entry[]): Entry | undefined {
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  if (isAtEnd) return entries.at(-1);
  return entries.findLast(({ section }) => {
    // In a low window a section that was jumped to stops below the upper third.
    const stop = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
    return section.getBoundingClientRect().top <= Math.max(innerHeight * readingLine, stop + 1);
  });
}
