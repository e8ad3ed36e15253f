import { isPlainPress } from "./plain-press.ts";
import { lockScroll, unlockScroll } from "./scroll-lock.ts";
import { ToggleLock } from "./toggle-lock.ts";

/**
 * Makes the menu a modal dialog (A§2): the browser keeps the keyboard inside and the page behind it silent. Before this
 * runs, and without JavaScript, its button is a link to the same sheet. Presses are guarded (A§9).
 */
export function menu(): void {
  const sheet = document.querySelector<HTMLDialogElement>("dialog[data-menu]");
  if (!sheet) return;
  const guard = new ToggleLock();
  const open = () => {
    if (!sheet.open) sheet.showModal();
    lockScroll();
  };
  const press = (change: () => void) => (event: Event) => {
    event.preventDefault();
    if (guard.accepts(performance.now())) change();
  };
  listenTo("open", press(open));
  listenTo(
    "close",
    press(() => sheet.close()),
  );
  sheet.addEventListener("close", unlockScroll);
  // Whoever follows a link of the menu has left it; also for the way back, and for a part of the page in hand.
  sheet.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element && event.target.closest("a:not([data-menu-press])");
    if (link && isPlainPress(event)) sheet.close();
  });
  // Opened before, as the target of a plain link, the sheet goes on as the dialog it is.
  if (location.hash === `#${sheet.id}`) {
    open();
    location.replace("#main");
  }
}

/** A link that is a button answers to Space as well. */
function listenTo(kind: "open" | "close", answer: (event: Event) => void): void {
  const button = document.querySelector<HTMLElement>(`[data-menu-press=${kind}]`);
  button?.addEventListener("click", answer);
  button?.addEventListener("keydown", (event) => {
    if (event.key === " ") answer(event);
  });
}
