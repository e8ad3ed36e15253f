import { ArrowUp } from "lucide";
import type { MouseEvent } from "react";
import styles from "./back-to-top.module.css";
import { Icon } from "./icon.tsx";
import { scrollToTop } from "./scroll-to-top.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface BackToTopProps {
  label: string;
  /** Pixels of scrolling beyond which it appears: at 300 it is away, at 301 it is there (B§9). */
  after?: number;
}

/**
 * The way back to the start of a long page. It is the last child of the page, so that it stays in the corner of the
 * window while the page is read and never lies over the footer. Without JavaScript it is always there, a plain link.
 */
export function BackToTop({ label, after = 300 }: BackToTopProps) {
  const shown = useScrolledPast(after);
  return (
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/useValidAnchor: a link that works by itself; the click only makes the way smooth. */}
      <a
        href="#main"
        className={styles.button}
        data-button=""
        data-shown={shown}
        onClick={returnToTop}
      >
        <Icon icon={ArrowUp} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </a>
    </div>
  );
}

/** Scrolls up and takes the keyboard along: the button it stood on is about to leave. */
function returnToTop(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  document.querySelector("main")?.focus({ preventScroll: true });
  scrollToTop();
}
