import { type RefObject, useEffect, useRef } from "react";

/** What the sticky header and tabs cover at the top of the window, in pixels at the browser's own text size. */
const covered = 140;

export interface ScrollToCard {
  /** Of the chosen branch's heading, which takes the reader's place. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** For a press that chooses a branch from outside the tabs. */
  onChoose: (id: string) => void;
}

/**
 * Whoever chooses a branch from a card elsewhere on the page is led to its panel: that card is gone, and a keyboard or a
 * screen reader would stand nowhere. The page scrolls only where the heading is out of sight.
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
