import { useCallback } from "react";
import { useNavigate } from "react-router";
import { isApplicationPath } from "~/content/data/pages.ts";

/**
 * Returns a function that redirects and replaces the history entry: with the router to an account page, with the
 * browser to a content page.
 */
export function useRedirectAfterSignIn(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (to) => {
      if (isApplicationPath(new URL(to, location.href).pathname))
        await navigate(to, { replace: true });
      else location.replace(to);
    },
    [navigate],
  );
}
