import { useEffect, useState } from "react";
import { useNextAddress } from "../forms/sign-in-form.tsx";
import { useRedirectAfterSignIn } from "../forms/use-redirect-after-sign-in.ts";
import { useAccountState } from "../session/account-context.tsx";

/**
 * Redirects a user who opens the sign-in page while signed in to the target of a sign-in: from a confirmation link, or
 * by habit. A sign-in on the page itself leads on by itself.
 */
export function SignedInAway() {
  const { status } = useAccountState();
  const next = useNextAddress();
  const goOn = useRedirectAfterSignIn();
  const [arrived, setArrived] = useState<typeof status>("loading");
  if (arrived === "loading" && status !== "loading") setArrived(status);
  useEffect(() => {
    if (arrived === "signed-in") void goOn(next);
  }, [arrived, next, goOn]);
  return null;
}
