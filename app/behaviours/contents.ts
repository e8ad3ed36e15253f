/**
 * Marks, in a list of contents, the link of the section that crosses the upper third of the window, and keeps it in
 * sight where the list is a strip that scrolls sideways.
 */
export function contents(): void {
  if (!("IntersectionObserver" in window)) return;
  for (const list of document.querySelectorAll<HTMLElement>("[data-contents]")) follow(list);
}

function follow(list: HTMLElement): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
  const observer = new IntersectionObserver(
    (entries) => {
      // Oldest first: a jump over several sections reports those it passed, and the last is where it ended.
      const crossing = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (!crossing) return;
      for (const link of links) {
        if (link.hash === `#${crossing.target.id}`) link.ariaCurrent = "true";
        else link.removeAttribute("aria-current");
      }
      centre(list, "[aria-current]");
    },
    // A line across the window at 30 % of its height.
    { rootMargin: "-30% 0px -70% 0px" },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
  // The browser leaves a link that is half in sight as it is, also when the keyboard comes to it.
  list.addEventListener("focusin", () => centre(list, ":focus"));
}

/** Scrolls the strip, and only the strip, until what matches in it is in its middle. */
export function centre(list: HTMLElement | null, selector: string): void {
  const chosen = list?.querySelector(selector);
  const strip = chosen?.closest<HTMLElement>("[data-strip]");
  if (!strip || !chosen || strip.scrollWidth <= strip.clientWidth) return;
  const place = strip.getBoundingClientRect();
  const { left, width } = chosen.getBoundingClientRect();
  strip.scrollBy({ left: left + width / 2 - (place.left + place.width / 2) });
}
