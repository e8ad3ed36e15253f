/** The header is compact beyond this many pixels of scrolling: 20 is normal, 21 is compact (REQ-LAYOUT-6). */
const threshold = 20;

/** Sets `data-compact` of the header by how far the page is scrolled. */
export function compactHeader(): void {
  const header = document.querySelector<HTMLElement>("[data-compact]");
  if (!header) return;
  const update = () => {
    header.dataset.compact = String(scrollY > threshold);
  };
  addEventListener("scroll", update, { passive: true });
  update();
}
