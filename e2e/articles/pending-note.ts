import type { Page } from "@playwright/test";

const entry = "seen while waiting";

/**
 * Writes down what the page in hand says while its reader waits for the next document: a test cannot ask a page that is
 * about to be left. Answers what was said and whether it was in sight, once the next document is there.
 */
export async function watchWaiting(
  page: Page,
): Promise<() => Promise<{ text: string; inSight: boolean } | null>> {
  await page.evaluate((name) => {
    const statuses = () => [...document.querySelectorAll("main [role=status]")];
    const before = new Set(statuses());
    new MutationObserver(() => {
      const note = statuses().find((status) => !before.has(status));
      const box = note?.getBoundingClientRect();
      if (!note || !box?.height) return;
      const words = note.querySelector("p")?.getBoundingClientRect() ?? box;
      const said = {
        text: note.textContent?.trim(),
        inSight: words.top >= 0 && words.bottom <= innerHeight,
      };
      sessionStorage.setItem(name, JSON.stringify(said));
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  }, entry);
  return () =>
    page.evaluate((name) => {
      const said = sessionStorage.getItem(name);
      sessionStorage.removeItem(name);
      return said ? JSON.parse(said) : null;
    }, entry);
}
