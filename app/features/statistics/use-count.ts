import { type RefObject, useEffect, useState } from "react";
import { countLength, countStartsAt } from "./count.ts";

/**
 * Milliseconds since the band came into view, or null while it shows its final figures: in the server's HTML, without
 * JavaScript, under reduced motion, after the count, and when the reader was already looking at it.
 * The count runs once (A§4).
 */
export function useCount(band: RefObject<HTMLElement | null>, counters: number): number | null {
  const [elapsed, setElapsed] = useState<number | null>(null);
  useEffect(() => {
    const element = band.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const { top, bottom } = element.getBoundingClientRect();
    // Figures the reader has begun to read are not taken away.
    if (top < innerHeight && bottom > 0) return;
    setElapsed(0);
    let frame = 0;
    const run = (start: number) => (now: number) => {
      const passed = now - start;
      setElapsed(passed < countLength(counters) ? passed : null);
      if (passed < countLength(counters)) frame = requestAnimationFrame(run(start));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        frame = requestAnimationFrame((now) => run(now)(now));
      },
      { threshold: countStartsAt(bottom - top, innerHeight) },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [band, counters]);
  return elapsed;
}
