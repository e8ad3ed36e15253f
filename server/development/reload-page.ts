// Runs in every page of the development server, before the scripts of the site.
import type { SavedFile } from "./reload-documents.ts";

// React Router updates the pages that it runs as an application.
if (!("__reactRouterContext" in window)) {
  // It refreshes components by way of a router, which a document does not have.
  Object.assign(window, { __reactRouterDataRouter: { revalidate: async () => {} } });
  performance.setResourceTimingBufferSize(10_000);
  import.meta.hot?.on("site:saved", ({ isStyleSheet, urls }: SavedFile) => {
    if (isStyleSheet) refreshStyles();
    else if (!urls.some(isLoaded)) location.reload();
  });
}

/** True when this page has loaded the module, for example of a hydrated island. */
function isLoaded(url: string): boolean {
  return performance
    .getEntriesByType("resource")
    .some(({ name }) => new URL(name).pathname === url.split("?")[0]);
}

/** Loads the styles of the page again, and removes the former ones afterwards, so that it is never without styles. */
function refreshStyles(): void {
  const [link, ...older] = [
    ...document.querySelectorAll<HTMLLinkElement>("link[data-react-router-critical-css]"),
  ].reverse();
  if (!link) return;
  const next = link.cloneNode() as HTMLLinkElement;
  const address = new URL(link.href);
  address.searchParams.set("saved", String(Date.now()));
  next.href = address.href;
  next.onload = () => {
    for (const one of [link, ...older]) one.remove();
  };
  link.after(next);
}
