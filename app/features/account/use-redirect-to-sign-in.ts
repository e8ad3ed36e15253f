import { useCallback, useEffect } from "react";
import { useNavigate } from "react-router";
import type { CarriedMessage } from "~/content/account-shape.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";

/** How long a success stays on the screen before the sign-in page follows, in milliseconds (B§9). */
const delay = 3000;

/**
 * Goes to the sign-in page, which repeats the message, 3 s after the component is drawn (B§2, D35). Answers a function
 * that goes at once.
 */
export function useRedirectToSignIn(message: CarriedMessage): () => void {
  const navigate = useNavigate();
  const to = localizedPath(pathOf("login"), useLanguage());
  const go = useCallback(
    () => void navigate(to, { replace: true, state: { message } }),
    [navigate, to, message],
  );
  useEffect(() => {
    const timer = setTimeout(go, delay);
    return () => clearTimeout(timer);
  }, [go]);
  return go;
}
