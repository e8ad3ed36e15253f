import { useState } from "react";
import { ActionButton } from "~/components/controls/action-button.tsx";
import { ButtonLink } from "~/components/controls/button.tsx";
import { useHydrated } from "~/components/controls/use-hydrated.ts";
import { ErrorBanner } from "~/components/indicators/error-banner.tsx";
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
import { isReachable } from "../session/account-client.ts";
import { useAccount } from "../session/account-context.tsx";
import { markMailLink } from "../session/link-mark.ts";
import styles from "./confirm-link.module.css";
import { type MailLink, readMailLink } from "./mail-link.ts";

/**
 * Landing page of mail links: one button, because link scanners of mail services would use up the link. The button
 * opens the account service, which redirects to the target page.
 */
export function ConfirmLink({
  words,
  reset,
  frame,
  formWords,
}: {
  words: ConfirmWords;
  reset: ResetPasswordWords;
  frame: AccountFrameWords;
  formWords: AccountFormWords;
}) {
  const account = useAccount();
  const hydrated = useHydrated();
  const [state, setState] = useState<"waiting" | "pending" | "unreachable">("waiting");
  const [link] = useState(() =>
    typeof window === "undefined" ? null : readMailLink(window.location.hash),
  );
  if (hydrated && !link) return <BrokenLink words={words} reset={reset} frame={frame} />;
  const { title, text, action } = words.kinds[(hydrated && link?.type) || "signup"];

  async function confirm({ type, token, redirectTo }: MailLink): Promise<void> {
    setState("pending");
    const { source } = account();
    // A mark that the service never uses would admit a session from another site.
    if (!(await isReachable(source))) return setState("unreachable");
    const query = new URLSearchParams({ token, type });
    if (redirectTo) query.set("redirect_to", redirectTo);
    markMailLink();
    // Replaces the history entry: back navigation must not reach a used link.
    window.location.replace(`${source.url}/auth/v1/verify?${query}`);
  }

  return (
    // The kind of mail is in the fragment, which only the browser can read.
    <div className={classNames("stack gap-5", styles.confirm)} data-known={hydrated || undefined}>
      <NeedsScript words={formWords} />
      <h1>
        <Text>{title}</Text>
      </h1>
      <p>
        <Text>{text}</Text>
      </p>
      {state === "unreachable" && <ErrorBanner>{formWords.unexpected}</ErrorBanner>}
      <ActionButton
        wide
        data-live=""
        busy={state === "pending"}
        busyLabel={words.working}
        onClick={() => link && void confirm(link)}
      >
        {action}
      </ActionButton>
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
    <div className={classNames("stack gap-5", styles.confirm)} data-known="">
      <h1>
        <Text>{words.invalidTitle}</Text>
      </h1>
      <ErrorBanner>{words.invalidText}</ErrorBanner>
      <ButtonLink to={pathOf("forgot-password")}>{reset.requestNew}</ButtonLink>
      <ButtonLink to={pathOf("login")} variant="secondary">
        {frame.backToLogin}
      </ButtonLink>
    </div>
  );
}
