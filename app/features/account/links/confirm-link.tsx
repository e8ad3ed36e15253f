import { useState } from "react";
import { Button, ButtonLink } from "~/components/controls/button.tsx";
import { useHydrated } from "~/components/controls/use-hydrated.ts";
import { Banner } from "~/components/layout/banner.tsx";
import { Text } from "~/components/text/text.tsx";
import type {
  AccountFormWords,
  AccountFrameWords,
  ConfirmWords,
  ResetPasswordWords,
} from "~/content/account.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { classNames } from "~/styles/class-names.ts";
import { NeedsScript } from "../forms/form-parts.tsx";
import { markMailLink } from "../session/link-mark.ts";
import styles from "./confirm-link.module.css";
import { type MailLink, readMailLink } from "./mail-link.ts";

/**
 * Landing page of mail links: one button, because link scanners of mail services would use up the link. The button
 * opens the account service, which redirects to the target page.
 */
export function ConfirmLink({
  serviceUrl,
  words,
  reset,
  frame,
  form,
}: {
  /** Origin of the account service. */
  serviceUrl: string;
  words: ConfirmWords;
  reset: ResetPasswordWords;
  frame: AccountFrameWords;
  form: AccountFormWords;
}) {
  const hydrated = useHydrated();
  const [pending, setPending] = useState(false);
  const [link] = useState(() =>
    typeof window === "undefined" ? null : readMailLink(window.location.hash),
  );
  if (hydrated && !link) return <BrokenLink words={words} reset={reset} frame={frame} />;
  const { title, text, action } = words.kinds[(hydrated && link?.type) || "signup"];

  function confirm({ type, token, redirectTo }: MailLink): void {
    setPending(true);
    const query = new URLSearchParams({ token, type });
    if (redirectTo) query.set("redirect_to", redirectTo);
    markMailLink();
    // Replaces the history entry: back navigation must not reach a used link.
    window.location.replace(`${serviceUrl}/auth/v1/verify?${query}`);
  }

  return (
    // The kind of mail is in the fragment, which only the browser can read.
    <div className={classNames("stack", styles.confirm)} data-known={hydrated || undefined}>
      <NeedsScript words={form} />
      <h1>
        <Text>{title}</Text>
      </h1>
      <p>
        <Text>{text}</Text>
      </p>
      <Button
        wide
        data-live=""
        busy={pending}
        busyLabel={words.working}
        onClick={() => link && confirm(link)}
      >
        {action}
      </Button>
      <p className="secondary">
        <Text>{words.notAsked}</Text>
      </p>
    </div>
  );
}

function BrokenLink({
  words,
  reset,
  frame,
}: {
  words: ConfirmWords;
  reset: ResetPasswordWords;
  frame: AccountFrameWords;
}) {
  return (
    <div className={classNames("stack", styles.confirm)} data-known="">
      <h1>
        <Text>{words.invalidTitle}</Text>
      </h1>
      <Banner kind="error">{reset.invalidLink}</Banner>
      <ButtonLink to={pathOf("forgot-password")}>{reset.requestNew}</ButtonLink>
      <ButtonLink to={pathOf("login")} variant="secondary">
        {frame.backToLogin}
      </ButtonLink>
    </div>
  );
}
