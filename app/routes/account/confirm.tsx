import { pathOf } from "~/content/data/pages.ts";
import { ConfirmLink } from "~/features/account/links/confirm-link.tsx";
import iris from "~/illustrations/assets/iris-gulf.svg";
import { AccountFrame } from "~/layout/account-frame.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/confirm";

export function loader({ context }: Route.LoaderArgs) {
  const { frame, form: formWords, confirm, resetPassword } = getPageContent(context).account;
  return { frame, formWords, words: confirm, reset: resetPassword };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("confirm"),
  noindex: true,
}));

export default function Confirm({ loaderData, matches }: Route.ComponentProps) {
  return (
    <AccountFrame words={matches[0].loaderData.shell} frame={loaderData.frame} iris={iris}>
      <ConfirmLink {...loaderData} />
    </AccountFrame>
  );
}
