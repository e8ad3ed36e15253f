import { Outlet } from "react-router";
import { getContent } from "~/content/index.server.ts";
import { Guard } from "~/features/account/dashboard/guard.tsx";
import { RoutedLinks } from "~/features/account/links/routed-links.tsx";
import { AccountAppEffects } from "~/features/account/session/account-app-effects.tsx";
import { AccountProvider } from "~/features/account/session/account-context.tsx";
import { StaffGate } from "~/features/staff/session/staff-gate.tsx";
import { languageChanges } from "~/layout/language/language-change.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/staff-layout";

/** Address of the backend for the browser, as for the account pages. */
export function loader({ context }: Route.LoaderArgs) {
  const { data, language } = getSite(context);
  const { account, staffArea } = getContent(language.locale);
  const { frame, form, dashboard } = account;
  const source = { url: data.url, anonKey: data.anonKey };
  return { source, frame, form, retry: dashboard.retry, words: staffArea.frame };
}

/** A process serves one project. */
export const shouldRevalidate = languageChanges;

/** The area for staff: a signed-in account with a role. */
export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  const { source, frame, form, retry, words } = loaderData;
  return (
    <AccountProvider source={source}>
      <Guard frame={frame} form={form} retry={retry}>
        {(user) => (
          <StaffGate user={user} source={source} words={words}>
            <Outlet />
          </StaffGate>
        )}
      </Guard>
      <RoutedLinks />
      <AccountAppEffects />
    </AccountProvider>
  );
}
