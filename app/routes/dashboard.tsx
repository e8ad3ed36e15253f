import { pathOf } from "~/content/facts/pages.ts";
import { contentIn } from "~/content/index.server.ts";
import { DashboardView } from "~/features/account/dashboard/dashboard-view.tsx";
import { Guard } from "~/features/account/dashboard/guard.tsx";
import { SignOutButton } from "~/features/account/dashboard/sign-out-button.tsx";
import { siteOf } from "~/server/site-context.server.ts";
import { AccountBar, AccountEnd } from "~/shell/account-frame.tsx";
import { pageMetadata } from "~/shell/metadata/page-metadata.ts";
import type { Route } from "./+types/dashboard";

export function loader({ context }: Route.LoaderArgs) {
  const { frame, form, dashboard } = contentIn(siteOf(context).language.locale).account;
  return { frame, form, words: dashboard };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!site || !loaderData) return [];
  return pageMetadata(site, {
    words: loaderData.words.metadata,
    path: pathOf("dashboard"),
    noindex: true,
  });
}

export default function Dashboard({ loaderData, matches }: Route.ComponentProps) {
  const { frame, form, words } = loaderData;
  return (
    <main id="main" tabIndex={-1}>
      <AccountBar words={matches[0].loaderData.shell}>
        <SignOutButton words={words} form={form} />
      </AccountBar>
      <Guard frame={frame} form={form} retry={words.retry}>
        {(user) => <DashboardView user={user} words={words} form={form} />}
      </Guard>
      <AccountEnd words={matches[0].loaderData.shell} frame={frame} />
    </main>
  );
}
