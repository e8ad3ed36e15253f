import { useState } from "react";
import iris from "~/art/files/iris-khareef.svg";
import { pathOf } from "~/content/facts/pages.ts";
import { ForgotPasswordForm } from "~/features/account/forms/forgot-password-form.tsx";
import { ResetLinkSent } from "~/features/account/links/reset-link-sent.tsx";
import { contentFor } from "~/server/page-content.server.ts";
import { AccountFrame } from "~/shell/account-frame.tsx";
import { pageMeta } from "~/shell/metadata/page-meta.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Text } from "~/ui/text/text.tsx";
import type { Route } from "./+types/forgot-password";

export function loader({ context }: Route.LoaderArgs) {
  const { frame, form, forgotPassword } = contentFor(context).account;
  return { frame, form, words: forgotPassword };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("forgot-password"),
  noindex: true,
}));

export default function ForgotPassword({ loaderData, matches }: Route.ComponentProps) {
  const { frame, form, words } = loaderData;
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
          <ForgotPasswordForm words={words} form={form} onDone={() => setDone(true)} />
          <ButtonLink to={pathOf("login")} variant="secondary" wide>
            {frame.backToLogin}
          </ButtonLink>
        </>
      )}
    </AccountFrame>
  );
}
