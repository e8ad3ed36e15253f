import styles from "./scroll-lock.module.css";

/**
 * Keeps the page behind a dialog or menu still. Where the page has a scrollbar that takes room, its room is kept, so
 * nothing moves sideways. Locking twice is locking once.
 */
export function lockScroll(): void {
  const { documentElement: root } = document;
  const scrollbar = window.innerWidth - root.clientWidth;
  root.classList.toggle(`${styles.gutter}`, scrollbar > 0);
  root.classList.add(`${styles.locked}`);
}

/** Lets the page scroll again; does nothing when it was not locked. */
export function unlockScroll(): void {
  document.documentElement.classList.remove(`${styles.locked}`, `${styles.gutter}`);
}
