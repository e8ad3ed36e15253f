import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Shows an element of the page's own HTML in the element of the ref, and returns it to its place when this part is
 * removed.
 */
export function useAdoptedElement(id: string): RefObject<HTMLDivElement | null> {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = document.getElementById(id);
    const place = element?.parentElement;
    if (!element || !place) return;
    slot.current?.append(element);
    return () => {
      // Speech that continues would read the other view.
      element.querySelector<HTMLElement>("[data-do=stop]")?.click();
      place.append(element);
    };
  }, [id]);
  return slot;
}
