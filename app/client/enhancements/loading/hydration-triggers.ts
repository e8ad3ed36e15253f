import { isKept } from "./has-stored-value.ts";

/**
 * Wakes islands that do not wait for a touch: with `data-when` when the address turns (`turned`), when
 * the page in the other language has kept something for them (`kept`), or at once. An island
 * whose `data-from` and `data-until`, in milliseconds, do not hold the present shows what is no longer so, and wakes then.
 */
export function waking(): void {
  const served = location.search;
  // Where an island wakes, what without JavaScript is a link is a button.
  for (const link of document.querySelectorAll("[data-role]")) link.setAttribute("role", "button");
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island: name, when, from, until } = island.dataset;
    const wake = () => island.dispatchEvent(new Event("wake"));
    // What was kept for the page in the other language bears the name of its island.
    if (when === "at once" || (when === "kept" && isKept("sessionStorage", name))) wake();
    if (when === "turned") {
      // A step to a part of the page is none to another view.
      const turn = () => location.search !== served && wake();
      addEventListener("addressturn", turn);
      addEventListener("popstate", turn);
    }
    if (from && until) keepTime(+from, +until, wake);
  }
}

/** A clock stands still while a device sleeps, and a page comes back from the browser's memory as it was. */
export function keepTime(from: number, until: number, wake: () => void): void {
  const look = () => {
    const now = Date.now();
    if (now < from || now >= until) wake();
  };
  setTimeout(look, until - Date.now());
  addEventListener("pageshow", look);
  addEventListener("visibilitychange", look);
  look();
}
