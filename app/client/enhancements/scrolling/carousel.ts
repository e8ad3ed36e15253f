/** Keeps in sight, in a strip that scrolls sideways (`data-strip`), what is chosen there and what the keyboard comes to. */
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
  // Browsers leave what is half in sight as it is. Under a finger or a pointer nothing moves: its press would miss.
  strip.addEventListener("focusin", () => centre(walked));
  new MutationObserver(() => centre(chosen)).observe(strip, {
    subtree: true,
    attributeFilter: ["aria-selected", "aria-current"],
  });
  // Letters that come late change how wide everything is. Who has moved the strip by then keeps their place.
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
