/**
 * Scrolls the selected item and the focused item of each carousel (`data-carousel`) into view, in both directions, and
 * back to the start when no item is selected any more.
 */
export function keepCarouselSelectionVisible(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]"))
    keepSelectionVisible(carousel);
}

const selected = "[aria-selected=true],[aria-current]";
const focused = ":focus-visible";

function keepSelectionVisible(carousel: HTMLElement): void {
  let isScrolled = false;
  const centre = (selector: string, behavior?: ScrollBehavior) => {
    const one = carousel.querySelector(selector);
    if (!one) return;
    const place = carousel.getBoundingClientRect();
    const { x, y, width, height } = one.getBoundingClientRect();
    const left = x + width / 2 - (place.x + place.width / 2);
    carousel.scrollBy({ left, top: y + height / 2 - (place.y + place.height / 2), behavior });
  };
  // Browsers do not scroll a partly visible item. Nothing moves under a pointer, because its click would miss.
  carousel.addEventListener("focusin", () => centre(focused));
  new MutationObserver(() => {
    if (carousel.querySelector(selected)) centre(selected);
    else carousel.scrollTo(0, 0);
  }).observe(carousel, {
    subtree: true,
    attributeFilter: ["aria-selected", "aria-current"],
  });
  // Late fonts change all widths. A carousel that the visitor has scrolled stays.
  for (const name of ["pointerdown", "wheel"]) {
    carousel.addEventListener(
      name,
      () => {
        isScrolled = true;
      },
      { passive: true },
    );
  }
  const sizes = new ResizeObserver(() => {
    if (!isScrolled) centre(carousel.querySelector(focused) ? focused : selected, "instant");
  });
  for (const one of carousel.children) sizes.observe(one);
}
