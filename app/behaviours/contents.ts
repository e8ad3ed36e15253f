/**
 * Marks, in a list of contents, the link of the section that crosses the upper third of the window, and keeps it in
 * sight where the list is a strip that scrolls sideways.
 */
export function contents(): void {
  for (const list of document.querySelectorAll<HTMLElement>("[data-contents]")) {
    const links = [...list.querySelectorAll("a")];
    const observer = new IntersectionObserver(
      (entries) => {
        // Oldest first: a jump over several sections reports those it passed, and the last is where it ended.
        const id = entries.filter(({ isIntersecting }) => isIntersecting).pop()?.target.id;
        if (!id) return;
        for (const link of links) {
          if (link.hash === `#${id}`) link.setAttribute("aria-current", "true");
          else link.removeAttribute("aria-current");
        }
        centre(list.querySelector("[data-strip]"), "[aria-current]");
      },
      // A line across the window at 30 % of its height.
      { rootMargin: "-30% 0px -70% 0px" },
    );
    for (const { hash } of links) {
      const section = document.getElementById(hash.slice(1));
      if (section) observer.observe(section);
    }
  }
}

/** Strips that scroll sideways keep what the keyboard comes to in sight: browsers leave what is half in sight as it is. */
export function strips(): void {
  for (const strip of document.querySelectorAll("[data-strip]"))
    strip.addEventListener("focusin", () => centre(strip, ":focus"));
}

/** Scrolls the strip, and only the strip, until what matches in it is in its middle. */
function centre(strip: Element | null, selector: string): void {
  const chosen = strip?.querySelector(selector);
  if (!strip || !chosen || strip.scrollWidth <= strip.clientWidth) return;
  const place = strip.getBoundingClientRect();
  const { left, width } = chosen.getBoundingClientRect();
  strip.scrollBy({ left: left + width / 2 - (place.left + place.width / 2) });
}
