/**
 * Prevents the page behind a dialog or menu from scrolling. Where a scrollbar takes space, the space stays, so
 * nothing moves sideways. Locking twice is locking once.
 */
export function lockScroll(): void {
  const { documentElement: page } = document;
  if ("locked" in page.dataset) return;
  page.dataset.locked = innerWidth > page.clientWidth ? "gutter" : "";
}

/** Lets the page scroll again; does nothing when it was not locked. */
export function unlockScroll(): void {
  delete document.documentElement.dataset.locked;
}
