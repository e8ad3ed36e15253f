/** A page that comes faster than this says nothing of its coming, in milliseconds (REQ-ARTICLE-4). */
const quick = 150;

let timer = 0;

/**
 * From the press on a link to the articles until the new document is there, the page says that they are loading.
 * `data-list` and `data-article` of the note are its texts, `data-path` is the address of the list.
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
    // Heard only now: until then nothing is on its way.
    note.setAttribute("role", "status");
    dataset.pending = "";
  }, quick);
}

/** The note leaves with the page, for the way back, and when the reader stops the page on its way. */
export function hideLoadingStatus(): void {
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
