import { type RefObject, useLayoutEffect } from "react";

/**
 * Tells the page how much of its lower edge `place` covers, as `--dock`: anchors, the keyboard's place and the way back
 * to the top then stay above it (WCAG 2.4.11). One element at a time may dock.
 */
export function useDock(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty("--dock", `${element.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    tell();
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--dock");
    };
  }, [place]);
}
