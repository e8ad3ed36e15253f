import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { scrollToTop } from "~/ui/scroll-to-top.ts";

/**
 * Another page of the list begins at its top, and so does the place of those who use a keyboard or a screen reader; the
 * way back keeps the place that was left (D24). The address differs in its parameter alone, so nobody else sees a new page.
 */
export function usePageTurn(number: number): void {
  const kind = useNavigationType();
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    document.querySelector("main")?.focus({ preventScroll: true });
    if (kind !== "POP") scrollToTop();
  }, [number, kind]);
}
