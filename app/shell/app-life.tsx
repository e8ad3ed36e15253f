import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { usePrefetchedStyles } from "./prefetched-styles.ts";
import { useStrayMailLink } from "./stray-mail-link.ts";

/**
 * Tells the document that the app runs, so that the first press that woke it is carried out, and moves the reader's
 * place to the new page after each navigation, for people who use a keyboard or a screen reader.
 */
export function AppLife() {
  const { pathname } = useLocation();
  useStrayMailLink(pathname);
  usePrefetchedStyles();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    document.documentElement.dataset.app = "live";
    dispatchEvent(new Event("app-live"));
  }, []);
  useEffect(() => {
    if (shown.current !== null && shown.current !== pathname) {
      document.querySelector("main")?.focus({ preventScroll: true });
    }
    shown.current = pathname;
  }, [pathname]);
  return null;
}
