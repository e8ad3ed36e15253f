import { useState } from "react";
import { ActionButton } from "~/components/controls/action-button.tsx";
import { ButtonRow } from "~/components/controls/button.tsx";
import type { AccountFormWords, DashboardWords } from "~/content/account.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { DoneBanner, FailureBanner } from "../forms/form-parts.tsx";
import { useAccount } from "../session/account-context.tsx";
import { accountErrorMessage } from "../session/account-error.ts";

/** Ends every other session of the account. */
export function SignOutOthers({
  words,
  formWords,
}: {
  words: DashboardWords["others"];
  formWords: AccountFormWords;
}) {
  const account = useAccount();
  const { locale } = useLanguage();
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<{ error: unknown } | null>(null);

  async function signOut(): Promise<void> {
    setPending(true);
    setOutcome(null);
    setOutcome(await account().client.signOut({ scope: "others" }));
    setPending(false);
  }

  const failure = outcome?.error ? accountErrorMessage(outcome.error, formWords, locale) : null;
  return (
    <div className="stack gap-5">
      <DoneBanner done={outcome !== null && !outcome.error}>{words.done}</DoneBanner>
      <FailureBanner failure={failure} onDismiss={() => setOutcome(null)} words={formWords} />
      <ButtonRow>
        <ActionButton
          variant="secondary"
          busy={pending}
          busyLabel={words.submitting}
          onClick={() => void signOut()}
        >
          {words.submit}
        </ActionButton>
      </ButtonRow>
    </div>
  );
}
