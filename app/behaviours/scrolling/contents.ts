/** Marks, in a list of contents, the link of the section that crosses the upper third of the window. */
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
