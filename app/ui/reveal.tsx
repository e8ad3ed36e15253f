import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { classNames } from "~/art/class-names.ts";
import styles from "./reveal.module.css";
import { revealOptions, startsHidden } from "./reveal-rule.ts";

export interface RevealProps {
  as?: "div" | "li" | "section";
  /** How far the edges of the window are moved for the rule; negative at the end waits longer. */
  rootMargin?: string;
  /** Another value plays the entrance again, also on screen: a list that was filtered anew (F71). */
  replay?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Content that rises into place when 10 % of it is seen. It is simply there in the server's HTML, without JavaScript,
 * under reduced motion and on paper; only what is still below the window when the page comes alive is held back (D42).
 */
export function Reveal({ as: Tag = "div", rootMargin, replay, className, children }: RevealProps) {
  const place = useRef<HTMLDivElement & HTMLLIElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element || motionIsUnwanted() || !("IntersectionObserver" in window)) return;
    if (!startsHidden(element.getBoundingClientRect().top, window.innerHeight)) return;
    element.dataset.visible = "false";
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      element.dataset.visible = "true";
      observer.disconnect();
    }, revealOptions(rootMargin));
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.visible;
    };
  }, [rootMargin]);

  useReplay(place, replay);

  return (
    <Tag ref={place} className={classNames(styles.reveal, className)}>
      {children}
    </Tag>
  );
}

function useReplay(place: RefObject<HTMLElement | null>, replay: string | undefined): void {
  const played = useRef(replay);
  useEffect(() => {
    if (played.current === replay) return;
    played.current = replay;
    if (motionIsUnwanted()) return;
    place.current?.animate([{ opacity: 0, transform: "translateY(16px)" }, {}], {
      duration: 520,
      easing: "cubic-bezier(0.22, 0.7, 0.2, 1)",
    });
  }, [place, replay]);
}

function motionIsUnwanted(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
