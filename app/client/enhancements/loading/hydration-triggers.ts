import { readStoredValue } from "./web-storage.ts";

/**
 * Hydrates islands that do not wait for an interaction: by `data-when` when the query of the address is not the served
 * one (`query-change`), when its fragment has choices (`fragment`), when the page in the other language has stored state
 * for them (`stored-state`), or `at once`. An island with `data-from` and `data-until`, in milliseconds, is hydrated as
 * soon as the current time is outside of them, because its served content is out of date then. First it gives the role
 * of a button to each link with `data-role`: in an island it acts as one even before the island is hydrated.
 */
export function startHydrationTriggers(): void {
  const served = document.documentElement.dataset.query ?? location.search;
  for (const link of document.querySelectorAll("[data-role]")) link.setAttribute("role", "button");
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island: name, when, from, until } = island.dataset;
    const hydrate = () => island.dispatchEvent(new Event("hydrate"));
    // Stored state has the name of its island as its key.
    const hasState =
      when === "stored-state" &&
      (readStoredValue("sessionStorage", name) || readStoredValue("localStorage", name));
    const hasChoices = when === "fragment" && location.hash.includes("=");
    if (when === "at once" || hasState || hasChoices) hydrate();
    if (when === "query-change") {
      // A change of the fragment alone shows the same view.
      const onChange = () => location.search !== served && hydrate();
      addEventListener("querychange", onChange);
      addEventListener("popstate", onChange);
      onChange();
    }
    if (from && until) runOutside(+from, +until, hydrate);
  }
}

/**
 * Calls `run` as soon as the current time is not between `from` and `until`, in milliseconds. It checks again when the
 * page is shown, because timers stop while a device sleeps or a page is in the back/forward cache.
 */
export function runOutside(from: number, until: number, run: () => void): void {
  const check = () => {
    const now = Date.now();
    if (now < from || now >= until) run();
  };
  setTimeout(check, until - Date.now());
  addEventListener("pageshow", check);
  addEventListener("visibilitychange", check);
  check();
}
