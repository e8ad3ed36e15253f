import type { User } from "@supabase/auth-js";
import { type ReactNode, useEffect, useState } from "react";
import type { AccountFormWords, AccountFrameWords } from "~/content/account.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { Guard } from "~/features/account/dashboard/guard.tsx";
import { useAccountState } from "~/features/account/session/account-context.tsx";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";

/**
 * Shows `children` to a signed-in person, and goes on showing it when the session ends, so that nothing typed is lost. A
 * person who was never signed in here is redirected to the sign-in page.
 */
export function StaffSession({
  frame,
  formWords,
  retry,
  children,
}: {
  frame: AccountFrameWords;
  formWords: AccountFormWords;
  retry: string;
  children: (user: User, isSignedOut: boolean) => ReactNode;
}) {
  const state = useAccountState();
  const [last, setLast] = useState<User | null>(null);
  if (state.status === "signed-in" && state.user !== last) setLast(state.user);
  const needsSignIn = state.status === "signed-out" && !last;
  const login = localizedPath(pathOf("login"), useLanguage());
  useEffect(() => {
    if (!needsSignIn) return;
    // The sign-in page has other styles, so the browser loads it.
    const { pathname, search, hash } = window.location;
    const address = new URL(login, window.location.origin);
    address.searchParams.set("next", pathname + search + hash);
    window.location.replace(address);
  }, [needsSignIn, login]);
  if (needsSignIn) return null;
  if (last) return children(last, state.status === "signed-out");
  return (
    <Guard frame={frame} formWords={formWords} retry={retry}>
      {(user) => children(user, false)}
    </Guard>
  );
}
