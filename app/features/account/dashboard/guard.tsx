import type { User } from "@supabase/auth-js";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button } from "~/components/controls/button.tsx";
import { ErrorBanner } from "~/components/indicators/error-banner.tsx";
import { Loading } from "~/components/indicators/loading.tsx";
import { Container } from "~/components/layout/section.tsx";
import type { AccountFormWords, AccountFrameWords } from "~/content/account.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { NeedsScript } from "../forms/form-parts.tsx";
import { useAccount, useAccountState } from "../session/account-context.tsx";
import styles from "./guard.module.css";

/**
 * Shows a page to signed-in users only: a spinner while loading, then `children` with the user, or a redirect to the
 * sign-in page, which redirects back. When the service is unreachable the session stays; without JavaScript the page
 * shows a message.
 */
export function Guard({
  frame,
  formWords,
  retry,
  children,
}: {
  frame: AccountFrameWords;
  formWords: AccountFormWords;
  retry: string;
  children: (user: User) => ReactNode;
}) {
  const account = useAccount();
  const state = useAccountState();
  const isSlow = useIsSlow(state.status === "loading");
  const unreachable = (
    <Container className="stack gap-5 start above-7">
      <ErrorBanner>{formWords.unexpected}</ErrorBanner>
      <Button onClick={() => void account().check()}>{retry}</Button>
    </Container>
  );
  switch (state.status) {
    case "signed-in":
      return children(state.user);
    case "signed-out":
      return <RedirectToSignIn />;
    case "unreachable":
      return unreachable;
    // `LinkQuestion` replaces the page.
    case "link-question":
    case "loading":
      if (isSlow) return unreachable;
      return (
        <>
          <Container className={styles.withoutScript}>
            <NeedsScript words={formWords} />
          </Container>
          <div className="script-only">
            <Loading>{frame.loading}</Loading>
          </div>
        </>
      );
  }
}

/** In milliseconds. The client itself tries for half a minute when the service hangs. */
const loadingTimeout = 12_000;

/** True when loading takes longer than `loadingTimeout`. */
function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), loadingTimeout);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isSlow;
}

/**
 * Redirects once to the sign-in page, with a message after a deletion or a sign-out without network. The router's own
 * component would redirect at each render.
 */
function RedirectToSignIn() {
  const navigate = useNavigate();
  const { endMessage: message } = useAccount()();
  const to = localizedPath(pathOf("login"), useLanguage());
  const { pathname, search, hash } = useLocation();
  const next = pathname + search + hash;
  useEffect(() => {
    void navigate(to, { replace: true, state: message ? { message } : { next } });
  }, [navigate, to, next, message]);
  return null;
}
