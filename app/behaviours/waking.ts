import { movesSmoothly } from "./motion.ts";
import { savesData } from "./saves-data.ts";

/**
 * Wakes islands that do not wait for a touch: with `data-when` when they come near the window (`near`; not for readers
 * who save data or want no motion, who miss nothing), when the address turns (`turned`), or at once. An island whose
 * `data-from` and `data-until`, in milliseconds, do not hold the present shows what is no longer so, and wakes then.
 */
export function waking(): void {
  const served = location.search;
  // Where an island wakes, what without JavaScript is a link is a button.
  for (const link of document.querySelectorAll("[data-role]")) link.role = "button";
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { when, from, until } = island.dataset;
    const wake = () => island.dispatchEvent(new Event("wake"));
    if (when === "at once") wake();
    if (when === "near" && movesSmoothly() && !savesData()) wakeNear(island, wake);
    if (when === "turned") {
      // A step to a part of the page is none to another view.
      const turn = () => location.search !== served && wake();
      addEventListener("addressturn", turn);
      addEventListener("popstate", turn);
    }
    if (from && until) keepTime(+from, +until, wake);
  }
}

function wakeNear(island: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: "50% 0px" },
  );
  if (island.firstElementChild) observer.observe(island.firstElementChild);
}

/** A clock stands still while a device sleeps, and a page comes back from the browser's memory as it was. */
function keepTime(from: number, until: number, wake: () => void): void {
  const look = () => {
    const now = Date.now();
    if (now < from || now >= until) wake();
  };
  setTimeout(look, until - Date.now());
  addEventListener("pageshow", look);
  addEventListener("visibilitychange", look);
  look();
}
