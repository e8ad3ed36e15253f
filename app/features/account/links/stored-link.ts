import { useLayoutEffect, useRef } from "react";
import type { Locale } from "~/i18n/locale.ts";

/** What the reader looks at: blocks of text and figures, never the frame around them. */
const blocks = "main :is(h1, h2, h3, p, li, summary, figure, tr)";

/**
 * Keeps the reader's place when the language changes: the block that stood below the header stands there afterwards,
 * though every text above it has another length. A block that the change replaces is stood for by the next one that
 * stays. Answers a function to call right before the change.
 */
export function useKeptPlace(locale: Locale): () => void {
  const seen = useRef<{ block: Element; top: number }[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what changes the lengths.
  useLayoutEffect(() => {
    const kept = seen.current.find(({ block }) => block.isConnected);
    seen.current = [];
    if (!kept || scrollY === 0) return;
    scrollBy({ top: kept.block.getBoundingClientRect().top - kept.top, behavior: "instant" });
  }, [locale]);
  return () => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    seen.current = [...document.querySelectorAll(blocks)]
      .map((block) => ({ block, box: block.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.top >= header && box.top < innerHeight)
      .map(({ block, box }) => ({ block, top: box.top }));
  };
}
