import { type RefObject, useEffect, useEffectEvent } from "react";
import { fullScreenDialog } from "~/styles/breakpoints.ts";

/**
 * While `active`, the element follows a downward swipe and calls `onClose` when it moved far enough. A swipe that
 * begins in scrolled text scrolls.
 */
export function useSwipeToClose(
  element: RefObject<HTMLElement | null>,
  { active, onClose }: { active: boolean; onClose: () => void },
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = element.current;
    if (!active || !dialog) return;
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    let start: number | null = null;

    const release = () => {
      start = null;
      dialog.style.translate = "";
      delete dialog.dataset.pulled;
    };
    const onStart = (event: TouchEvent) => {
      const [touch] = event.touches;
      const one = event.touches.length === 1 && touch && matchMedia(fullScreenDialog).matches;
      if (one && !isScrolled(event.target, dialog)) start = touch.clientY;
      else release();
    };
    const onMove = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (start === null || !touch) return;
      dialog.dataset.pulled = "";
      dialog.style.translate = `0 ${dialogOffset(touch.clientY - start)}px`;
    };
    const onEnd = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      const closes = start !== null && touch !== undefined && closesDialog(touch.clientY - start);
      release();
      if (closes) close();
    };
    dialog.addEventListener("touchstart", onStart, options);
    dialog.addEventListener("touchmove", onMove, options);
    dialog.addEventListener("touchend", onEnd, options);
    dialog.addEventListener("touchcancel", release, options);
    return () => {
      stop.abort();
      release();
    };
  }, [active, element]);
}

/** True when an element between the touched one and the dialog is scrolled down. */
function isScrolled(target: EventTarget | null, dialog: HTMLElement): boolean {
  let node = target instanceof Element ? target : null;
  while (node && node !== dialog) {
    if (node.scrollTop > 0) return true;
    node = node.parentElement;
  }
  return dialog.scrollTop > 0;
}

/** A dialog closes when it is swiped down by more than this many pixels (REQ-DOCTOR-10). */
const closingDistance = 100;

/** True when a swipe of `distance` pixels closes the dialog: 100 does not, 101 does. Upwards is negative. */
export function closesDialog(distance: number): boolean {
  return distance > closingDistance;
}

/** Returns the offset of the dialog during a swipe of `distance` pixels; never negative. */
export function dialogOffset(distance: number): number {
  return Math.max(0, distance);
}
