import { useState } from "react";
import { ButtonLink } from "~/components/controls/button.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { ForgotPasswordForm } from "~/features/account/forms/forgot-password-form.tsx";
import { ResetLinkSent } from "~/features/account/links/reset-link-sent.tsx";
import iris from "~/illustrations/assets/iris-khareef.svg";
import { AccountFrame } from "~/layout/account-frame.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/forgot-password";

export function loader({ context }: Route.LoaderArgs) {
  const { frame, form: formWords, forgotPassword } = getPageContent(context).account;
  return { frame, formWords, words: forgotPassword };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("forgot-password"),
  noindex: true,
}));

export default function ForgotPassword({ loaderData, matches }: Route.ComponentProps) {
  const { frame, formWords, words } = loaderData;
  const [done, setDone] = useState(false);
  return (
    <AccountFrame words={matches[0].loaderData.shell} frame={frame} iris={iris}>
      {done ? (
        <ResetLinkSent words={words.success} backToLogin={frame.backToLogin} />
      ) : (
        <>
          <h1>
            <Text>{words.title}</Text>
          </h1>
          <p>
            <Text>{words.lead}</Text>
          </p>
          <ForgotPasswordForm words={words} formWords={formWords} onDone={() => setDone(true)} />
          <ButtonLink to={pathOf("login")} variant="secondary" wide>
            {frame.backToLogin}
          </ButtonLink>
        </>
      )}
    </AccountFrame>
  );
}
