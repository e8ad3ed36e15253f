import { pathOf } from "~/content/data/pages.ts";
import { getContent } from "~/content/index.server.ts";
import { ConfirmLink } from "~/features/account/links/confirm-link.tsx";
import iris from "~/illustrations/assets/iris-gulf.svg";
import { AccountFrame } from "~/layout/account-frame.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/confirm";

export function loader({ context }: Route.LoaderArgs) {
  const { language } = getSite(context);
  const { frame, form: formWords, confirm, resetPassword } = getContent(language.locale).account;
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
