import { isPlainClick } from "../links/is-plain-click.ts";
import { lockScroll, unlockScroll } from "../scrolling/scroll-lock.ts";
import { toggleLock } from "./toggle-lock.ts";

/**
 * Makes the menu a modal dialog: the browser keeps the keyboard inside and the page behind it silent. Before this
 * runs, and without JavaScript, its button is a link to the same sheet. Presses are guarded (REQ-LAYOUT-8).
 */
export function menu(): void {
  const sheet = document.querySelector<HTMLDialogElement>("dialog[data-menu]");
  if (!sheet) return;
  const accepts = toggleLock();
  const open = () => {
    sheet.showModal();
    lockScroll();
  };
  for (const button of document.querySelectorAll<HTMLElement>("[data-menu-press]")) {
    const press = (event: Event) => {
      event.preventDefault();
      if (!accepts(performance.now())) return;
      if (button.dataset.menuPress === "open") open();
      else sheet.close();
    };
    button.addEventListener("click", press);
    // A link that is a button answers to Space as well.
    button.addEventListener("keydown", (event) => {
      if (event.key === " ") press(event);
    });
  }
  sheet.addEventListener("close", unlockScroll);
  // Whoever follows a link of the menu has left it; also for the way back, and for a part of the page in hand.
  sheet.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a") && isPlainClick(event))
      sheet.close();
  });
  // Opened before, as the target of a plain link, the sheet goes on as the dialog it is.
  if (location.hash === `#${sheet.id}`) {
    open();
    location.replace("#main");
  }
}
