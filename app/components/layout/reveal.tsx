import { type ReactNode, useEffect, useRef } from "react";
import { allowsMotion } from "~/client/enhancements/scrolling/reduced-motion.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./reveal.module.css";

export interface RevealProps {
  /** Root margin of the observer; a negative end delays the reveal. */
  rootMargin?: string;
  /** Inside an island another value replays the animation: for a list that was filtered anew (REQ-DOCTOR-1). */
  replay?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Content that is animated when 10 % of it becomes visible (the enhancement `reveal`). Without JavaScript, with
 * reduced motion and in print it is visible without animation.
 */
export function Reveal({ rootMargin = "", replay, className, children }: RevealProps) {
  const place = useRef<HTMLDivElement>(null);
  const played = useRef(replay);
  useEffect(() => {
    if (played.current === replay) return;
    played.current = replay;
    if (!allowsMotion()) return;
    place.current?.animate([{ opacity: 0, transform: "translateY(16px)" }, {}], {
      duration: 520,
      easing: "cubic-bezier(0.22, 0.7, 0.2, 1)",
    });
  }, [replay]);
  return (
    <div ref={place} className={classNames(styles.reveal, className)} data-reveal={rootMargin}>
      {children}
    </div>
  );
}
