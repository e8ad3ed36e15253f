import type { Page } from "@playwright/test";

const storageKey = "seen while waiting";

/**
 * Records the loading status of the current page in the session storage, because a test cannot read a page that
 * navigates. Returns a function that reads the text, and whether it was in the viewport, from the next page.
 */
export async function watchLoadingStatus(
  page: Page,
): Promise<() => Promise<{ text: string; inSight: boolean } | null>> {
  await page.evaluate((name) => {
    const statuses = () => [...document.querySelectorAll("main [role=status]")];
    const before = new Set(statuses());
    new MutationObserver(() => {
      const loadingNote = statuses().find((status) => !before.has(status));
      const box = loadingNote?.getBoundingClientRect();
      if (!loadingNote || !box?.height) return;
      const words = loadingNote.querySelector("p")?.getBoundingClientRect() ?? box;
      const status = {
        text: loadingNote.textContent?.trim(),
        inSight: words.top >= 0 && words.bottom <= innerHeight,
      };
      sessionStorage.setItem(name, JSON.stringify(status));
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  }, storageKey);
  return () =>
    page.evaluate((name) => {
      const status = sessionStorage.getItem(name);
      sessionStorage.removeItem(name);
      return status ? JSON.parse(status) : null;
    }, storageKey);
}
