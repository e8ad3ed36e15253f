import { useState } from "react";
import { useNavigate } from "react-router";
import { ActionButton } from "~/components/controls/action-button.tsx";
import { Button } from "~/components/controls/button.tsx";
import { Text } from "~/components/text/text.tsx";
import type { AccountFormWords, ConfirmWords } from "~/content/account.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { classNames } from "~/styles/class-names.ts";
import { FailureBanner } from "../forms/form-parts.tsx";
import { useAccount, useAccountState } from "../session/account-context.tsx";
import { accountErrorMessage } from "../session/account-error.ts";
import styles from "./confirm-link.module.css";
import { useFocusedHeading } from "./use-focused-heading.ts";

export interface LinkQuestionProps {
  words: ConfirmWords;
  formWords: AccountFormWords;
}

/**
 * Asks for confirmation when a mail link belongs to another account than the signed-in one, because a link must not
 * replace a session silently. Otherwise it renders nothing.
 */
export function LinkQuestion({ words: { question, working }, formWords }: LinkQuestionProps) {
  const account = useAccount();
  const state = useAccountState();
  const navigate = useNavigate();
  const language = useLanguage();
  const heading = useFocusedHeading();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);

  if (state.status !== "link-question") return null;

  async function keepSession(): Promise<void> {
    await navigate(localizedPath(pathOf("dashboard"), language), { replace: true });
    await account().declineOffered();
  }
  async function switchAccount(): Promise<void> {
    setPending(true);
    setError(await account().acceptOffered());
    setPending(false);
  }

  return (
    <div className={classNames("stack gap-5", styles.confirm)} data-known="">
      <h1 ref={heading} tabIndex={-1}>
        <Text>{question.title}</Text>
      </h1>
      <FailureBanner
        failure={error ? accountErrorMessage(error, formWords, language.locale) : null}
        onDismiss={() => setError(null)}
        words={formWords}
      />
      <p>
        <Text>{question.text}</Text>
      </p>
      <dl className="rows">
        <Address label={question.current}>{state.current}</Address>
        <Address label={question.offered}>{state.offered}</Address>
      </dl>
      <p className="secondary">
        <Text>{question.advice}</Text>
      </p>
      <Button wide data-live="" onClick={() => void keepSession()}>
        {question.stay}
      </Button>
      <ActionButton
        wide
        variant="secondary"
        data-live=""
        busy={pending}
        busyLabel={working}
        onClick={() => void switchAccount()}
      >
        {question.change}
      </ActionButton>
    </div>
  );
}

function Address({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>
        <Text>{label}</Text>
      </dt>
      <dd>
        <bdi dir="ltr">{children}</bdi>
      </dd>
    </div>
  );
}
