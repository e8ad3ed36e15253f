import { savesData } from "./network-hints.ts";

/**
 * Fetches the page behind a link when the reader points at it, so that the press finds it in the browser's store. For
 * browsers that follow the server's Speculation-Rules there is nothing to do; who saves data gets nothing ahead of need.
 */
export function prefetchLinks(): void {
  if (savesData() || HTMLScriptElement.supports?.("speculationrules")) return;
  const fetched = new Set([location.pathname + location.search]);
  const look = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || link.origin !== location.origin || "live" in link.dataset || link.dataset.delay)
      return;
    const address = link.pathname + link.search;
    if (fetched.has(address)) return;
    fetched.add(address);
    // The header tells the server that the answer must live until the press.
    fetch(address, { headers: { Purpose: "prefetch" } })
      // Read to its end, or the browser may not keep it.
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  };
  document.addEventListener("pointerover", look);
  document.addEventListener("touchstart", look, { passive: true });
}
