import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** How long after the page stands it goes to the part its address names, in milliseconds (A§9, B§9). */
const delay = 100;

/**
 * Brings the part that the address names with `#…` into view when a link led here, as far below the top as its own
 * scroll margin says. A page that the server drew, and one that the reader comes back to, the browser puts in place
 * itself; a switch of the language keeps the reader's place. An answer that is named is open in every case.
 */
export function useHashPlace(): void {
  const { hash, key } = useLocation();
  const followed = useNavigationType() === "PUSH";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same part again has a new key.
  useEffect(() => {
    if (!hash) return;
    const id = hash.slice(1);
    const hidden = openAnswer(id);
    if (!followed && !hidden) return;
    const timer = setTimeout(() => scrollToPart(id), delay);
    return () => clearTimeout(timer);
  }, [hash, followed, key]);
}

/** True when the part was in a closed answer, where not every browser finds it. */
function openAnswer(id: string): boolean {
  const answer = document.getElementById(id)?.closest("details");
  if (!answer || answer.open) return false;
  answer.open = true;
  return true;
}

function scrollToPart(id: string): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: still ? "instant" : "smooth" });
}
