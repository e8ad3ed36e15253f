/**
 * Fetches the page behind a link when the reader points at it, so that the press finds it in the browser's store. For
 * browsers that follow the server's Speculation-Rules there is nothing to do; who saves data gets nothing ahead of need.
 */
export function fetchAhead(): void {
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  const knowsRules = HTMLScriptElement.supports?.("speculationrules");
  if (saves || knowsRules) return;
  const fetched = new Set<string>();
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.origin !== location.origin || link.target || "noAhead" in link.dataset)
      return;
    const address = link.href.split("#")[0] ?? "";
    if (address === location.href.split("#")[0] || fetched.has(address)) return;
    fetched.add(address);
    // The header tells the server that the answer must live until the press.
    fetch(address, { headers: { Purpose: "prefetch" }, priority: "low" }).catch(() => {});
  };
  for (const intent of ["pointerover", "touchstart"])
    document.addEventListener(intent, look, { passive: true });
}
