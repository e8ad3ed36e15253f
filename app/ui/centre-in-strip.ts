/** Scrolls the strip, and only the strip, until what matches in it is in its middle. */
export function centreInStrip(strip: HTMLElement | null, selector: string): void {
  const chosen = strip?.querySelector(selector);
  if (!strip || !chosen || strip.scrollWidth <= strip.clientWidth) return;
  const place = strip.getBoundingClientRect();
  const { left, width } = chosen.getBoundingClientRect();
  strip.scrollBy({ left: left + width / 2 - (place.left + place.width / 2) });
}
