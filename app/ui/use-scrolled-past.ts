import { useEffect, useState } from "react";

/**
 * True while the page is scrolled by more than `pixels`: exactly as far is not yet past. False in the server's HTML.
 * Looked up when the page scrolls and at no other time: what the answer changes may move the page across the mark again
 * (a header that gives up room), and a store that React checks after each drawing would then turn without end.
 */
export function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(scrollY > pixels);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [pixels]);
  return past;
}
