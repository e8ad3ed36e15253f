import { savesData } from "./network-hints.ts";

/**
 * Prefetches the page of a link on hover, so that a click finds it in the HTTP cache. Browsers that support the server's
 * speculation rules need nothing; with Save-Data nothing is prefetched.
 */
export function prefetchLinks(): void {
  if (savesData() || HTMLScriptElement.supports?.("speculationrules")) return;
  const fetched = new Set([location.pathname + location.search]);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || link.origin !== location.origin || "live" in link.dataset || link.dataset.delay)
      return;
    const address = link.pathname + link.search;
    if (fetched.has(address)) return;
    fetched.add(address);
    // With this header the server lets the browser keep the response until the click.
    fetch(address, { headers: { Purpose: "prefetch" } })
      // The body must be read to its end, or the browser may not cache it.
      .then((response) => response.arrayBuffer())
      .catch(() => {});
  };
  document.addEventListener("pointerover", prefetch);
  document.addEventListener("touchstart", prefetch, { passive: true });
}
