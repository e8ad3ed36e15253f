import { useState } from "react";
import { ActionButton } from "~/components/controls/action-button.tsx";
import type { DashboardWords } from "~/content/account.types.ts";
import { useAccount } from "../session/account-context.tsx";

/**
 * Signs out everywhere, the client's default (REQ-ACCOUNT-20); the page's guard then redirects to the sign-in page.
 * Without network this device is signed out, and the sign-in page says that the others are not.
 */
export function SignOutButton({ words }: { words: DashboardWords }) {
  const account = useAccount();
  const [pending, setPending] = useState(false);

  async function signOut(): Promise<void> {
    setPending(true);
    await account().signOut();
    setPending(false);
  }

  return (
    <ActionButton
      variant="secondary"
      size="small"
      icon="log-out"
      busy={pending}
      busyLabel={words.signingOut}
      data-live=""
      className="script-only"
      onClick={() => void signOut()}
    >
      {words.signOut}
    </ActionButton>
  );
}
