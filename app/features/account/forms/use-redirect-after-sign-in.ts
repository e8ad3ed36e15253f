import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { isInSameApplication } from "~/content/data/pages.ts";

/**
 * Returns a function that redirects and replaces the history entry: with the router to an account page, with the
 * browser to any other page.
 */
export function useRedirectAfterSignIn(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    async (to) => {
      const target = new URL(to, location.href).pathname;
      if (isInSameApplication(pathname, target)) await navigate(to, { replace: true });
      else location.replace(to);
    },
    [navigate, pathname],
  );
}
