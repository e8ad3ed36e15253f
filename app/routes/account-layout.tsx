import { Outlet } from "react-router";
import { AccountProvider } from "~/features/account/account-context.tsx";
import { AccountLife } from "~/features/account/account-life.tsx";
import { CarriedEmailProvider } from "~/features/account/carried-email.tsx";
import { RoutedLinks } from "~/features/account/routed-links.tsx";
import { siteOf } from "~/server/site-context.server.ts";
import type { Route } from "./+types/account-layout";

/** Where the browser finds the account service: read when the page is asked for, so that no build knows a project. */
export function loader({ context }: Route.LoaderArgs) {
  const { url, anonKey } = siteOf(context).data;
  return { source: { url, anonKey } };
}

/** A process serves one project. */
export const shouldRevalidate = () => false;

/** The account pages, outside the main layout (B§2). */
export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AccountProvider source={loaderData.source}>
      <CarriedEmailProvider>
        <Outlet />
      </CarriedEmailProvider>
      <RoutedLinks />
      <AccountLife />
    </AccountProvider>
  );
}
