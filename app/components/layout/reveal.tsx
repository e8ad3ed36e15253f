import { type ReactNode, useEffect, useRef } from "react";
import { allowsMotion } from "~/client/enhancements/scrolling/reduced-motion.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./reveal.module.css";

export interface RevealProps {
  as?: "div" | "li" | "section";
  /** How far the edges of the window are moved for the rule; negative at the end waits longer. */
  rootMargin?: string;
  /**
   * Inside an island another value plays the entrance again, also on screen: a list that was filtered anew
   * (REQ-DOCTOR-1).
   */
  replay?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Content that rises into place when 10 % of it is seen (the behaviour `reveal`). It is simply there in the server's HTML,
 * without JavaScript, under reduced motion and on paper.
 */
export function Reveal({
  as: Tag = "div",
  rootMargin = "",
  replay,
  className,
  children,
}: RevealProps) {
  const place = useRef<HTMLDivElement & HTMLLIElement>(null);
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
    <Tag ref={place} className={classNames(styles.reveal, className)} data-reveal={rootMargin}>
      {children}
    </Tag>
  );
}
