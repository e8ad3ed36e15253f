import { ButtonLink } from "~/components/controls/button.tsx";
import { ErrorBanner } from "~/components/indicators/error-banner.tsx";
import type { ResetPasswordWords } from "~/content/account.types.ts";
import { pathOf } from "~/content/data/pages.ts";

/** Message of an invalid or expired reset link, with a way to request a new one (REQ-ACCOUNT-13). */
export function InvalidResetLink({ words }: { words: ResetPasswordWords }) {
  return (
    <>
      <ErrorBanner>{words.invalidLink}</ErrorBanner>
      <ButtonLink to={pathOf("forgot-password")} variant="secondary">
        {words.requestNew}
      </ButtonLink>
    </>
  );
}
