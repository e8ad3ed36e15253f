import { narrowScreen } from "../loading/narrow-screen.ts";

/**
 * On a narrow screen the heading of a section opens and closes it; with `data-folding="one"` opening one closes the
 * other (REQ-LEGAL-2). A section that the reader opens stays where it is in the window. The one that the address names,
 * and the one in which the browser's search finds a word, open by themselves. On a wide screen everything is open.
 */
export function foldSections(): void {
  const screen = matchMedia(narrowScreen);
  for (const frame of document.querySelectorAll<HTMLElement>("[data-folding]")) {
    const sections = [...frame.querySelectorAll<HTMLElement>("[data-open]")];
    const draw = () => {
      for (const section of sections) drawSection(section, screen.matches);
    };
    const toggle = (section: HTMLElement) => {
      const top = section.getBoundingClientRect().top;
      const opens = section.dataset.open === "false";
      if (opens && frame.dataset.folding === "one")
        for (const other of sections) other.dataset.open = "false";
      section.dataset.open = String(opens);
      draw();
      const moved = section.getBoundingClientRect().top - top;
      // A browser on its way to a part of the page would be stopped.
      if (moved) scrollBy({ top: moved, behavior: "instant" });
    };
    const showNamed = () => {
      for (const section of sections) {
        if (`#${section.id}` !== location.hash || section.dataset.open === "true") continue;
        toggle(section);
        if (screen.matches) section.scrollIntoView();
      }
    };
    for (const section of sections) listen(section, screen, () => toggle(section));
    screen.addEventListener("change", draw);
    addEventListener("hashchange", showNamed);
    draw();
    showNamed();
  }
}

const headingOf = (section: HTMLElement) => section.querySelector<HTMLElement>("[data-fold]");

function bodyOf(section: HTMLElement): Element | null {
  return section.lastElementChild;
}

function drawSection(section: HTMLElement, narrow: boolean): void {
  const open = section.dataset.open;
  const body = bodyOf(section);
  set(headingOf(section), "role", narrow && "button");
  set(headingOf(section), "aria-expanded", narrow && open);
  set(headingOf(section), "aria-controls", narrow && body?.id);
  // The browser's search still reaches words that are hidden so.
  set(body, "hidden", narrow && open === "false" && "until-found");
}

function set(element: Element | null, name: string, value: string | undefined | false): void {
  if (value) element?.setAttribute(name, value);
  else element?.removeAttribute(name);
}

function listen(section: HTMLElement, screen: MediaQueryList, toggle: () => void): void {
  const heading = headingOf(section);
  const press = (event: MouseEvent | KeyboardEvent) => {
    // A click that opens a new tab or window is left to the link.
    if (!screen.matches || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    toggle();
  };
  heading?.addEventListener("click", press);
  // A link answers to Enter only; what opens and closes is expected to answer to Space as well.
  heading?.addEventListener("keydown", (event) => {
    if (event.key === " ") press(event);
  });
  bodyOf(section)?.addEventListener("beforematch", () => {
    if (section.dataset.open === "false") toggle();
  });
}
