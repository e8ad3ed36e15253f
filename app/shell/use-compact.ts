import { useEffect, useState } from "react";

/** The header becomes compact beyond this many pixels of scrolling: 20 is normal, 21 is compact (A§9). */
const threshold = 20;

/** True while the page is scrolled by more than 20 px. */
export function useCompact(): boolean {
  const [compact, setCompact] = useState(false);
  useEffect(() => {
    const measure = () => setCompact(scrollY > threshold);
    measure();
    addEventListener("scroll", measure, { passive: true });
    return () => removeEventListener("scroll", measure);
  }, []);
  return compact;
}
