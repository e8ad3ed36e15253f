import { useLayoutEffect, useRef } from "react";
import type { Locale } from "~/i18n/locale.ts";

/** Blocks of text and figures, without header and footer. */
const blocks = "main :is(h1, h2, h3, p, li, summary, figure, tr)";

/**
 * Preserves the scroll position when the language changes: the block below the header stays in place, although the
 * texts above change their length. For a removed block the next remaining one is used. Returns a function to call
 * right before the change.
 */
export function useScrollPosition(locale: Locale): () => void {
  const seen = useRef<{ block: Element; top: number }[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the language changes the lengths.
  useLayoutEffect(() => {
    const anchor = seen.current.find(({ block }) => block.isConnected);
    seen.current = [];
    if (!anchor || scrollY === 0) return;
    scrollBy({ top: anchor.block.getBoundingClientRect().top - anchor.top, behavior: "instant" });
  }, [locale]);
  return () => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    seen.current = [...document.querySelectorAll(blocks)]
      .map((block) => ({ block, box: block.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.top >= header && box.top < innerHeight)
      .map(({ block, box }) => ({ block, top: box.top }));
  };
}
