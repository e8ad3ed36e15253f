/** The status is shown only when navigation takes longer than this, in milliseconds (REQ-ARTICLE-4). */
const delay = 150;

let timer = 0;

/**
 * Shows a loading status from the click on a link to the articles until the new page arrives.
 * `data-list` and `data-article` of the status element are its texts, `data-path` is the address of the list.
 */
export function showLoadingStatus({ pathname }: HTMLAnchorElement): void {
  const note = document.querySelector<HTMLElement>("[data-loading-note]");
  const { path, list, article } = note?.dataset ?? {};
  clearTimeout(timer);
  const text = pathname === path ? list : pathname.startsWith(`${path}/`) && article;
  const place = note?.querySelector("p");
  if (!note?.parentElement || !place || !text) return;
  const { dataset } = note.parentElement;
  timer = window.setTimeout(() => {
    place.textContent = text;
    note.hidden = false;
    // Added only now, because nothing loads before.
    note.setAttribute("role", "status");
    dataset.pending = "";
  }, delay);
}

/** Hides the status when the page is left, for the back/forward cache, and when the visitor stops the navigation. */
export function hideLoadingStatusOnLeave(): void {
  const end = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== "Escape") return;
    clearTimeout(timer);
    const note = document.querySelector<HTMLElement>("[data-loading-note]");
    if (!note) return;
    note.hidden = true;
    note.removeAttribute("role");
    delete note.parentElement?.dataset.pending;
  };
  addEventListener("pagehide", end);
  addEventListener("keydown", end);
}
