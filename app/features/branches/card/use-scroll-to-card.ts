import { type RefObject, useEffect, useRef } from "react";

/** Height of the sticky header and tabs, in pixels at the default text size. */
const covered = 140;

export interface ScrollToCard {
  /** The heading of the selected branch, which gets the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Called when a click outside the tabs selects a branch. */
  onChoose: (id: string) => void;
}

/**
 * Moves the focus to the panel when a branch is selected by a card elsewhere on the page, because that card is gone and
 * the focus would be lost. The page scrolls only when the heading is not visible.
 */
export function useScrollToCard(chosen: string): ScrollToCard {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<string>(null);
  useEffect(() => {
    const element = heading.current;
    if (!element || wanted.current !== chosen) return;
    wanted.current = null;
    element.focus({ preventScroll: true });
    const { top, bottom } = element.getBoundingClientRect();
    if (top < covered || bottom > innerHeight) {
      element.closest("[role=tabpanel]")?.scrollIntoView();
    }
  }, [chosen]);
  return {
    heading,
    onChoose: (id) => {
      wanted.current = id;
    },
  };
}
