/** Below this width, 1024 px at the browser's usual letters, long reading folds up (B§9). */
const narrowScreen = "(width < 64rem)";

/**
 * On a narrow screen the heading of a section opens and closes it; with `data-folding="one"` opening one closes the
 * other (B§4). A section that the reader opens stays where it is in the window. The one that the address names, and the
 * one in which the browser's search finds a word, open by themselves. On a wide screen everything is open.
 */
export function folding(): void {
  for (const frame of document.querySelectorAll<HTMLElement>("[data-folding]")) fold(frame);
}

interface Section {
  whole: HTMLElement;
  heading: HTMLElement;
  body: HTMLElement;
}

function fold(frame: HTMLElement): void {
  const sections = [...frame.querySelectorAll<HTMLElement>("[data-open]")].flatMap((whole) => {
    const heading = whole.querySelector<HTMLElement>("[data-fold]");
    const body = heading && document.getElementById(`${whole.id}-text`);
    return heading && body ? [{ whole, heading, body }] : [];
  });
  const screen = matchMedia(narrowScreen);
  const draw = () => {
    for (const section of sections) drawSection(section, screen.matches);
  };
  const toggle = (section: Section) => {
    const { top } = section.whole.getBoundingClientRect();
    const opens = section.whole.dataset.open === "false";
    if (opens && frame.dataset.folding === "one")
      for (const { whole } of sections) whole.dataset.open = "false";
    section.whole.dataset.open = String(opens);
    draw();
    scrollBy({ top: section.whole.getBoundingClientRect().top - top, behavior: "instant" });
  };
  const show = (section: Section | undefined) => {
    if (section?.whole.dataset.open === "false") toggle(section);
  };
  const showNamed = () => show(sections.find(({ whole }) => `#${whole.id}` === location.hash));
  for (const section of sections) {
    listen(
      section,
      () => screen.matches,
      () => toggle(section),
    );
    section.body.addEventListener("beforematch", () => show(section));
  }
  screen.addEventListener("change", draw);
  addEventListener("hashchange", showNamed);
  draw();
  showNamed();
}

function drawSection({ whole, heading, body }: Section, narrow: boolean): void {
  const open = whole.dataset.open === "true";
  if (narrow) {
    heading.role = "button";
    heading.ariaExpanded = String(open);
    heading.setAttribute("aria-controls", body.id);
  } else {
    for (const name of ["role", "aria-expanded", "aria-controls"]) heading.removeAttribute(name);
  }
  // The browser's search still reaches words that are hidden so.
  if (narrow && !open) body.setAttribute("hidden", "until-found");
  else body.removeAttribute("hidden");
}

function listen({ heading }: Section, isNarrow: () => boolean, toggle: () => void): void {
  heading.addEventListener("click", (event) => {
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    // A click that opens a new tab or window is left to the link.
    if (!isNarrow() || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    toggle();
  });
  // A link answers to Enter only; what opens and closes is expected to answer to Space as well.
  heading.addEventListener("keydown", (event) => {
    if (event.key !== " " || !isNarrow()) return;
    event.preventDefault();
    heading.click();
  });
}
