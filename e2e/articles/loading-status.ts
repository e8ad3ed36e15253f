import type { Page } from "@playwright/test";

const storageKey = "seen while waiting";

/**
 * Writes down what the page in hand says while its reader waits for the next document: a test cannot ask a page that is
 * about to be left. Answers what was said and whether it was in sight, once the next document is there.
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
