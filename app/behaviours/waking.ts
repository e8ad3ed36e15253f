/**
 * Wakes islands that do not wait for a touch: with `data-when` when they come near the window (`near`; not for readers
 * who save data or want no motion, who miss nothing), when the address turns (`turned`), or at once. An island whose
 * `data-from` and `data-until`, in milliseconds, do not hold the present shows what is no longer so, and wakes then.
 */
export function waking(): void {
  for (const island of all("near")) wakeNear(island);
  for (const island of all("at once")) wake(island);
  const served = location.search;
  for (const sign of ["addressturn", "popstate"])
    addEventListener(sign, () => {
      // A step to a part of the page is none to another view.
      if (location.search !== served) for (const island of all("turned")) wake(island);
    });
  for (const island of document.querySelectorAll<HTMLElement>("[data-until]")) keepTime(island);
}

function all(when: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(`[data-island][data-when="${when}"]`);
}

function wake(island: HTMLElement): void {
  island.dispatchEvent(new Event("wake"));
}

function wakeNear(island: HTMLElement): void {
  const part = island.firstElementChild;
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!part || saves || still || !("IntersectionObserver" in window)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake(island);
    },
    { rootMargin: "50% 0px" },
  );
  observer.observe(part);
}

function keepTime(island: HTMLElement): void {
  const from = Number(island.dataset.from);
  const until = Number(island.dataset.until);
  const look = () => {
    const now = Date.now();
    if (now < from || now >= until) wake(island);
    else setTimeout(look, until - now);
  };
  look();
  // A clock stands still while a device sleeps, and a page comes back from the browser's memory as it was.
  for (const sign of ["pageshow", "visibilitychange"])
    addEventListener(
      sign,
      () => {
        if (Date.now() < from || Date.now() >= until) wake(island);
      },
      true,
    );
}
