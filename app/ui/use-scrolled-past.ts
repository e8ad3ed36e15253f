import { useSyncExternalStore } from "react";

/** True while the page is scrolled by more than `pixels`: exactly as far is not yet past. False in the server's HTML. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollY > pixels,
    () => false,
  );
}

function onScroll(changed: () => void): () => void {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
}
