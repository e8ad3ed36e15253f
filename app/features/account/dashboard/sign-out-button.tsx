import { useState } from "react";
import { Button } from "~/components/controls/button.tsx";
import type { AccountFormWords, DashboardWords } from "~/content/account.types.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { FailureBanner } from "../forms/form-parts.tsx";
import { useAccount } from "../session/account-context.tsx";
import { accountErrorMessage } from "../session/account-error.ts";
import styles from "./sign-out-button.module.css";

/**
 * Signs out everywhere, the client's default (REQ-ACCOUNT-20); the page's guard then redirects to the sign-in page.
 * When the service is unreachable the session stays and the button shows an error.
 */
export function SignOutButton({ words, form }: { words: DashboardWords; form: AccountFormWords }) {
  const account = useAccount();
  const { locale } = useLanguage();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function signOut(): Promise<void> {
    setPending(true);
    const outcome = await account().client.signOut();
    setPending(false);
    setError(outcome.error);
  }

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon="log-out"
        busy={pending}
        busyLabel={words.signingOut}
        data-live=""
        className={styles.button}
        onClick={() => void signOut()}
      >
        {words.signOut}
      </Button>
      {error !== null && (
        <div className={styles.failure}>
          <FailureBanner
            failure={accountErrorMessage(error, form, locale)}
            onDismiss={() => setError(null)}
            words={form}
          />
        </div>
      )}
    </>
  );
}
