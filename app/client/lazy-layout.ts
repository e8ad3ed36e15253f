/**
 * On a page that a link has opened, lets the browser lay out sections when they come near the viewport
 * (`base-deferred.css`). After a reload or a back navigation the browser scrolls to where the visitor was, which needs the
 * height of the whole page. So does the End key: with estimated heights, the page stops before its end.
 */
export function allowLazyLayout(): void {
  const { dataset } = document.documentElement;
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type === "navigate") dataset.lazyLayout = "";
  addEventListener("keydown", () => {
    delete dataset.lazyLayout;
  });
}
