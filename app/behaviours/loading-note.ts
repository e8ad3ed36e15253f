import { pressedLink } from "./plain-press.ts";
import { scrollToTop } from "./scroll-to-top.ts";

/** A page that comes faster than this says nothing of its coming, in milliseconds (D37). */
const quick = 150;

/**
 * From the press on a link to the articles until the new document is there, the page says that they are loading (B§2,
 * D37). `data-list` and `data-article` of the note are its texts, `data-path` is the address of the list.
 */
export function loadingNote(): void {
  const note = document.querySelector<HTMLElement>("[data-loading-note]");
  const text = note?.querySelector("p");
  const { path = "", list = "", article = "" } = note?.dataset ?? {};
  if (!note || !text) return;
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    note.hidden = true;
    delete note.parentElement?.dataset.pending;
  };
  document.addEventListener("click", (event) => {
    const link = pressedLink(event);
    if (!link || link.pathname === location.pathname) return;
    clearTimeout(timer);
    const isList = link.pathname === path;
    if (!isList && !link.pathname.startsWith(`${path}/`)) return;
    timer = window.setTimeout(() => {
      text.textContent = isList ? list : article;
      note.hidden = false;
      if (note.parentElement) note.parentElement.dataset.pending = "";
      scrollToTop();
    }, quick);
  });
  addEventListener("pagehide", stop);
  addEventListener("keydown", ({ key }) => {
    // Escape stops a page on its way.
    if (key === "Escape") stop();
  });
}
