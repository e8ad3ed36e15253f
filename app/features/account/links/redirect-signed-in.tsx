import { useEffect, useState } from "react";
import { useNextAddress } from "../forms/sign-in-form.tsx";
import { useRedirectAfterSignIn } from "../forms/use-redirect-after-sign-in.ts";
import { useAccountState } from "../session/account-context.tsx";

/**
 * Redirects a signed-in user who opens the sign-in page, for example from a confirmation link, to the target of a
 * sign-in. After a sign-in on the page the form redirects itself.
 */
export function RedirectSignedIn() {
  const { status } = useAccountState();
  const next = useNextAddress();
  const redirect = useRedirectAfterSignIn();
  const [arrived, setArrived] = useState<typeof status>("loading");
  if (arrived === "loading" && status !== "loading") setArrived(status);
  useEffect(() => {
    if (arrived === "signed-in") void redirect(next);
  }, [arrived, next, redirect]);
  return null;
}
