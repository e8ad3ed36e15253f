import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the keyboard to the heading of a screen that takes the place of another, and shows it from its top, so that
 * nobody is left on a button that is gone. The first screen is where the page begins and takes nothing.
 */
export function useScreenStart(screen: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [screen]);
  return heading;
}
