import { pathOf } from "~/content/data/pages.ts";
import { DashboardView } from "~/features/account/dashboard/dashboard-view.tsx";
import { Guard } from "~/features/account/dashboard/guard.tsx";
import { SignOutButton } from "~/features/account/dashboard/sign-out-button.tsx";
import { AccountBar, AccountFooter } from "~/layout/account-frame.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/dashboard";

export function loader({ context }: Route.LoaderArgs) {
  const { frame, form: formWords, dashboard } = getPageContent(context).account;
  return { frame, formWords, words: dashboard };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("dashboard"),
  noindex: true,
}));

export default function Dashboard({ loaderData, matches }: Route.ComponentProps) {
  const { frame, formWords, words } = loaderData;
  return (
    <main id="main" tabIndex={-1}>
      <AccountBar words={matches[0].loaderData.shell}>
        <SignOutButton words={words} />
      </AccountBar>
      <Guard frame={frame} formWords={formWords} retry={words.retry}>
        {(user) => <DashboardView user={user} words={words} formWords={formWords} />}
      </Guard>
      <AccountFooter words={matches[0].loaderData.shell} frame={frame} />
    </main>
  );
}
