import { useState } from "react";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { ResetPasswordForm } from "~/features/account/forms/reset-password-form.tsx";
import { InvalidResetLink } from "~/features/account/links/invalid-reset-link.tsx";
import { SuccessRedirect } from "~/features/account/links/success-redirect.tsx";
import { useLinkArrival } from "~/features/account/session/use-link-arrival.ts";
import iris from "~/illustrations/assets/iris-gulf.svg";
import { AccountFrame } from "~/layout/account-frame.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/reset-password";

export function loader({ context }: Route.LoaderArgs) {
  const { frame, form: formWords, resetPassword } = getPageContent(context).account;
  return { frame, formWords, words: resetPassword };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("reset-password"),
  noindex: true,
}));

export default function ResetPassword({ loaderData, matches }: Route.ComponentProps) {
  const { frame, formWords, words } = loaderData;
  const arrival = useLinkArrival();
  const [step, setStep] = useState<"form" | "invalid link" | "done">("form");
  // Unknown until hydration.
  const isLinkValid = arrival?.recovery && step !== "invalid link";
  return (
    <AccountFrame words={matches[0].loaderData.shell} frame={frame} iris={iris}>
      {step === "done" ? (
        <SuccessRedirect {...words.success} message="passwordReset" frame={frame} />
      ) : (
        <>
          <h1>
            <Text>{words.title}</Text>
          </h1>
          {isLinkValid === false && <InvalidResetLink words={words} />}
          <p>
            <Text>{words.lead}</Text>
          </p>
          <ResetPasswordForm
            words={words}
            formWords={formWords}
            isLinkValid={isLinkValid === true}
            onInvalidLink={() => setStep("invalid link")}
            onDone={() => setStep("done")}
          />
        </>
      )}
    </AccountFrame>
  );
}
