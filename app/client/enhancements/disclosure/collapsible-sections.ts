import { narrowScreen } from "~/styles/breakpoints.ts";

/**
 * On a narrow screen the heading of a section toggles it; with `data-collapsible="one"` opening one section closes the
 * others (REQ-LEGAL-2). An opened section keeps its position in the window. The section of the fragment, and one in
 * which the browser's find-in-page has a match, open by themselves. On a wide screen all sections are open.
 */
export function handleCollapsibleSections(): void {
  const screen = matchMedia(narrowScreen);
  for (const frame of document.querySelectorAll<HTMLElement>("[data-collapsible]")) {
    const sections = [...frame.querySelectorAll<HTMLElement>("[data-open]")];
    const draw = () => {
      for (const section of sections) drawSection(section, screen.matches);
    };
    const toggle = (section: HTMLElement) => {
      const top = section.getBoundingClientRect().top;
      const opens = section.dataset.open === "false";
      if (opens && frame.dataset.collapsible === "one")
        for (const other of sections) other.dataset.open = "false";
      section.dataset.open = String(opens);
      draw();
      const moved = section.getBoundingClientRect().top - top;
      // Scrolling here would interrupt the browser's own scroll to a fragment.
      if (moved) scrollBy({ top: moved, behavior: "instant" });
    };
    const openFragmentSection = () => {
      for (const section of sections) {
        if (`#${section.id}` !== location.hash || section.dataset.open === "true") continue;
        toggle(section);
        if (screen.matches) section.scrollIntoView();
      }
    };
    for (const section of sections) listen(section, screen, () => toggle(section));
    screen.addEventListener("change", draw);
    addEventListener("hashchange", openFragmentSection);
    draw();
    openFragmentSection();
  }
}

const headingOf = (section: HTMLElement) => section.querySelector<HTMLElement>("[data-toggle]");

function bodyOf(section: HTMLElement): Element | null {
  return section.lastElementChild;
}

function drawSection(section: HTMLElement, narrow: boolean): void {
  const open = section.dataset.open;
  const body = bodyOf(section);
  set(headingOf(section), "role", narrow && "button");
  set(headingOf(section), "aria-expanded", narrow && open);
  set(headingOf(section), "aria-controls", narrow && body?.id);
  // Find-in-page still finds text that is hidden with "until-found".
  set(body, "hidden", narrow && open === "false" && "until-found");
}

function set(element: Element | null, name: string, value: string | undefined | false): void {
  if (value) element?.setAttribute(name, value);
  else element?.removeAttribute(name);
}

function listen(section: HTMLElement, screen: MediaQueryList, toggle: () => void): void {
  const heading = headingOf(section);
  const handle = (event: MouseEvent | KeyboardEvent) => {
    // A click that opens a new tab or window follows the link.
    if (!screen.matches || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    toggle();
  };
  heading?.addEventListener("click", handle);
  // Links handle Enter only; a disclosure button is expected to handle Space too.
  heading?.addEventListener("keydown", (event) => {
    if (event.key === " ") handle(event);
  });
  bodyOf(section)?.addEventListener("beforematch", () => {
    if (section.dataset.open === "false") toggle();
  });
}
