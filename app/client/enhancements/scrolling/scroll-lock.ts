/**
 * Keeps the page behind a dialog or menu still. Where the page has a scrollbar that takes room, its room is kept, so
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
