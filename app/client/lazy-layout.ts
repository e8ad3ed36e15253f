// A page that a link has opened lays out its sections when they come near the viewport (`base-rest.css`). After a reload or a back navigation the browser scrolls to where the reader was, which needs the
// height of the whole page.
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (navigation?.type === "navigate") document.documentElement.dataset.lazyLayout = "";
