import { isAuthSessionMissingError } from "@supabase/auth-js";
import type { AccountFormWords, ResetPasswordWords } from "~/content/account.types.ts";
import { useAccount, useAccountState } from "../session/account-context.tsx";
import { resetPasswordSchema } from "./account-schemas.ts";
import { FailureBanner, Form, HiddenUsername, SubmitButton } from "./form-parts.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { usePrefilledEmail } from "./prefilled-email.tsx";
import { useAccountForm } from "./use-account-form.ts";

export interface ResetPasswordFormProps {
  words: ResetPasswordWords;
  formWords: AccountFormWords;
  /** False when the reset link is invalid; the button is then disabled. */
  isLinkValid: boolean;
  /** Called when the session of the link has expired. */
  onInvalidLink: () => void;
  onDone: () => void;
}

/** Sets a new password. The link's session ends; the user then signs in. */
export function ResetPasswordForm({
  words,
  formWords,
  isLinkValid,
  onInvalidLink,
  onDone,
}: ResetPasswordFormProps) {
  const account = useAccount();
  const state = useAccountState();
  const email = (state.status === "signed-in" && state.user.email) || "";
  const prefilled = usePrefilledEmail();
  const form = useAccountForm(resetPasswordSchema, formWords);
  const submit = form.submitWith(async ({ password }) => {
    const { client } = account();
    const { data, error } = await client.updateUser({ password });
    if (isAuthSessionMissingError(error)) onInvalidLink();
    if (error) return isAuthSessionMissingError(error) ? null : error;
    prefilled.current = data.user?.email ?? email;
    await client.signOut({ scope: "local" });
    onDone();
    return null;
  });
  return (
    <Form onSubmit={submit} words={formWords} toCorrect={form.toCorrect}>
      <FailureBanner failure={form.failure} onDismiss={form.dismissFailure} words={formWords} />
      <HiddenUsername email={email} />
      <NewPasswordFields id="new" label={formWords.newPassword} form={form} words={formWords} />
      <SubmitButton pending={form.pending} pendingLabel={words.submitting} disabled={!isLinkValid}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
