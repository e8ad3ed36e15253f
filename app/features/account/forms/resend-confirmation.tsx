import { useState } from "react";
import { ActionButton } from "~/components/controls/action-button.tsx";
import { Text } from "~/components/text/text.tsx";
import type { AccountFormWords, SignInWords } from "~/content/account.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { useAccount } from "../session/account-context.tsx";
import { accountErrorMessage } from "../session/account-error.ts";
import { redirectAddress } from "./redirect-address.ts";

/** Requests the confirmation mail again. The message is the same for every address. */
export function ResendConfirmation({
  email,
  words,
  formWords,
}: {
  email: string;
  words: SignInWords;
  formWords: AccountFormWords;
}) {
  const account = useAccount();
  const language = useLanguage();
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<{ error: unknown } | null>(null);

  async function send(): Promise<void> {
    setPending(true);
    const options = { emailRedirectTo: redirectAddress("login", language) };
    const type = "signup";
    const { error } = await account().client.resend({ type, email: email.trim(), options });
    setOutcome({ error });
    setPending(false);
  }

  return (
    <div className="stack gap-2 start above-3">
      <ActionButton
        variant="secondary"
        size="small"
        busy={pending}
        busyLabel={words.resending}
        onClick={() => void send()}
      >
        {words.resend}
      </ActionButton>
      <p role="status">
        {outcome && (
          <Text>
            {outcome.error
              ? accountErrorMessage(outcome.error, formWords, language.locale)
              : words.resent}
          </Text>
        )}
      </p>
    </div>
  );
}
