/**
 * On a page that a link has opened, lets the browser lay out sections when they come near the viewport
 * (`base-deferred.css`). After a reload or a back navigation the browser scrolls to where the visitor was, which needs the
 * height of the whole page.
 */
export function allowLazyLayout(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type === "navigate") document.documentElement.dataset.lazyLayout = "";
}

/** Lays out the whole page at the first key. With estimated heights, the End key would stop before the end. */
export function endLazyLayoutAtKey(): void {
  addEventListener("keydown", () => {
    delete document.documentElement.dataset.lazyLayout;
  });
}
