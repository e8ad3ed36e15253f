import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Marks the application as hydrated, so that early clicks are replayed, and moves the focus to the new page after
 * each navigation, for keyboard and screen reader users.
 */
export function AccountAppEffects(): null {
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
