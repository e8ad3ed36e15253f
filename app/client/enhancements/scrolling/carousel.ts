/** Scrolls the selected item and the focused item of each carousel (`data-strip`) into view. */
export function keepCarouselSelectionVisible(): void {
  for (const strip of document.querySelectorAll<HTMLElement>("[data-strip]")) keepInSight(strip);
}

const chosen = "[aria-selected=true],[aria-current]";
const walked = ":focus-visible";

function keepInSight(strip: HTMLElement): void {
  let moved = false;
  const centre = (selector: string, behavior?: ScrollBehavior) => {
    const one = strip.querySelector(selector);
    if (!one) return;
    const place = strip.getBoundingClientRect();
    const { x, width } = one.getBoundingClientRect();
    strip.scrollBy({ left: x + width / 2 - (place.x + place.width / 2), behavior });
  };
  // Browsers do not scroll a partly visible item. Nothing moves under a pointer, because its click would miss.
  strip.addEventListener("focusin", () => centre(walked));
  new MutationObserver(() => centre(chosen)).observe(strip, {
    subtree: true,
    attributeFilter: ["aria-selected", "aria-current"],
  });
  // Late fonts change all widths. A carousel that the visitor has scrolled stays.
  for (const name of ["pointerdown", "wheel"]) {
    strip.addEventListener(
      name,
      () => {
        moved = true;
      },
      { passive: true },
    );
  }
  const sizes = new ResizeObserver(() => {
    if (!moved) centre(strip.querySelector(walked) ? walked : chosen, "instant");
  });
  for (const one of strip.children) sizes.observe(one);
}
