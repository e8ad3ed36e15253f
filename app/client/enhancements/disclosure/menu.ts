import { isPlainClick } from "../links/is-plain-click.ts";
import { lockScroll, unlockScroll } from "../scrolling/scroll-lock.ts";
import { debounceToggle } from "./toggle-debounce.ts";

/**
 * Opens the menu as a modal dialog, so that the browser traps the focus and makes the page behind it inert. Before this
 * runs, and without JavaScript, its button is a link to the same dialog. Clicks are debounced (REQ-LAYOUT-8).
 */
export function handleMenu(): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog[data-menu]");
  if (!dialog) return;
  const accepts = debounceToggle();
  const open = () => {
    dialog.showModal();
    lockScroll();
  };
  for (const button of document.querySelectorAll<HTMLElement>("[data-menu-button]")) {
    const toggle = (event: Event) => {
      event.preventDefault();
      if (!accepts(performance.now())) return;
      if (button.dataset.menuButton === "open") open();
      else dialog.close();
    };
    button.addEventListener("click", toggle);
    // A link with the role of a button handles Space too.
    button.addEventListener("keydown", (event) => {
      if (event.key === " ") toggle(event);
    });
  }
  dialog.addEventListener("close", unlockScroll);
  // A wide window hides the menu: an open dialog would lock the page invisibly.
  addEventListener("resize", () => {
    if (dialog.open && dialog.getClientRects().length === 0) dialog.close();
  });
  // A followed link closes the menu, also for the back/forward cache and for fragments of the same page.
  dialog.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a") && isPlainClick(event))
      dialog.close();
  });
  // A dialog that a fragment link has opened becomes modal.
  if (location.hash === `#${dialog.id}`) {
    open();
    location.replace("#main");
  }
}
