import { useState } from "react";
import { Outlet } from "react-router";
import { Container } from "~/components/layout/section.tsx";
import { getContent } from "~/content/index.server.ts";
import { RoutedLinks } from "~/features/account/links/routed-links.tsx";
import { AccountAppEffects } from "~/features/account/session/account-app-effects.tsx";
import { AccountProvider } from "~/features/account/session/account-context.tsx";
import { serverClock } from "~/features/staff/session/server-clock.ts";
import { StaffGate } from "~/features/staff/session/staff-gate.tsx";
import { StaffSession } from "~/features/staff/session/staff-session.tsx";
import { ToastProvider } from "~/features/staff/session/toast.tsx";
import { languageChanges } from "~/layout/language/language-change.ts";
import { narrow, StaffPage } from "~/layout/staff-page.tsx";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/staff-layout";
import "~/styles/tool-classes.css";

/** Address of the backend for the browser, as for the account pages, and the server's time. */
export function loader({ context }: Route.LoaderArgs) {
  const { backend, language, setMaxAge } = getSite(context);
  // A cached page would contain the time of an earlier request.
  setMaxAge(0);
  const { account, staffArea } = getContent(language.locale);
  const { frame, form: formWords, dashboard } = account;
  return {
    source: { url: backend.url, anonKey: backend.anonKey },
    accountFrame: frame,
    formWords,
    retry: dashboard.retry,
    serverInstant: Date.now(),
    words: staffArea.frame,
    factor: staffArea.factor,
  };
}

/** A process serves one project. */
export const shouldRevalidate = languageChanges;

/** The area for staff: a signed-in account with a role and a second factor. */
export default function StaffLayout({ loaderData, matches }: Route.ComponentProps) {
  const { accountFrame, serverInstant, ...area } = loaderData;
  const [now] = useState(() => serverClock(serverInstant));
  const { source, formWords, retry, words } = area;
  return (
    <AccountProvider source={source}>
      <ToastProvider>
        <StaffSession frame={accountFrame} formWords={formWords} retry={retry}>
          {(user, isSignedOut) => (
            <StaffGate
              {...area}
              now={now}
              user={user}
              isSignedOut={isSignedOut}
              loading={accountFrame.loading}
              frame={(content) => (
                <StaffPage shell={matches[0].loaderData.shell} words={words} current={null}>
                  <Container className={narrow}>{content}</Container>
                </StaffPage>
              )}
            >
              <Outlet />
            </StaffGate>
          )}
        </StaffSession>
      </ToastProvider>
      <RoutedLinks />
      <AccountAppEffects />
    </AccountProvider>
  );
}
