import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Tells the document that the application runs, so that a press that came before is carried out, and moves the reader's
 * place to the new page after each navigation, for people who use a keyboard or a screen reader.
 */
export function AccountLife(): null {
  const { pathname } = useLocation();
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
