import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ShellWords } from "~/content/shape.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import styles from "./home-anchors.module.css";
import { homeAnchors } from "./navigation.ts";

/** A section reached by an anchor stops this far below the top of the window, in pixels (A§9). */
const offset = 100;

/** From another page the jump waits until the home page stands, in milliseconds (A§9). */
const delay = 100;

/** Quick ways to the sections of the home page (A§2): they scroll there, from elsewhere they go home first. */
export function HomeAnchors({ words, onLeave }: { words: ShellWords; onLeave: () => void }) {
  const { pathname } = useLocation();
  const language = useLanguage();
  const navigate = useNavigate();
  const home = localizedPath("/", language);
  const wanted = useRef<string>(null);

  // On a slow phone the page is drawn well after the router has it; the wait begins when it stands.
  useEffect(() => {
    const anchor = wanted.current;
    wanted.current = null;
    if (!anchor || pathname !== "/") return;
    const timer = setTimeout(() => scrollToAnchor(anchor), delay);
    return () => clearTimeout(timer);
  }, [pathname]);

  const jump = (anchor: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLeave();
    if (pathname === "/") {
      scrollToAnchor(anchor);
      return;
    }
    wanted.current = anchor;
    void navigate(home);
  };

  return (
    <nav className={styles.anchors} aria-label={words.menu.quickLinks}>
      {homeAnchors.map((anchor) => (
        <a key={anchor} className={styles.anchor} href={`${home}#${anchor}`} onClick={jump(anchor)}>
          {words.anchors[anchor]}
        </a>
      ))}
    </nav>
  );
}

function scrollToAnchor(anchor: string): void {
  const target = document.getElementById(anchor);
  if (!target) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: layoutTop(target) - offset, behavior: still ? "instant" : "smooth" });
}

/** Where an element stands on the page, in pixels, once everything that is still to rise has risen. */
function layoutTop(element: HTMLElement): number {
  const { offsetParent, offsetTop } = element;
  return offsetTop + (offsetParent instanceof HTMLElement ? layoutTop(offsetParent) : 0);
}
