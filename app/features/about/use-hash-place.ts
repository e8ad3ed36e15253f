import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** How long after the page stands it goes to the part its address names, in milliseconds (A§9). */
const delay = 100;

/** How far below the top of the window that part then begins, in pixels (A§9); `about.module.css` says the same. */
const offset = 120;

/**
 * Brings the part that the address names with `#…` into view when a link led here. A page that the server drew, and one
 * that the reader comes back to, the browser puts in place itself; a switch of the language keeps the reader's place.
 */
export function useHashPlace(): void {
  const { hash, key } = useLocation();
  const followed = useNavigationType() === "PUSH";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same part again has a new key.
  useEffect(() => {
    if (!hash || !followed) return;
    const timer = setTimeout(() => scrollToPart(hash.slice(1)), delay);
    return () => clearTimeout(timer);
  }, [hash, followed, key]);
}

function scrollToPart(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const top = scrollY + part.getBoundingClientRect().top - offset;
  scrollTo({ top, behavior: still ? "instant" : "smooth" });
}
