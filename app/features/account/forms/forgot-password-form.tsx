import type { AccountFormWords, ForgotPasswordWords } from "~/content/account.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { useAccount } from "../session/account-context.tsx";
import { forgotPasswordSchema } from "./account-schemas.ts";
import { FailureBanner, Form, SubmitButton } from "./form-parts.tsx";
import { PrefilledEmailField } from "./prefilled-email.tsx";
import { redirectAddress } from "./redirect-address.ts";
import { useAccountForm } from "./use-account-form.ts";

/** Requests a password reset link; `onDone` is called whether or not the address has an account. */
export function ForgotPasswordForm({
  words,
  formWords,
  onDone,
}: {
  words: ForgotPasswordWords;
  formWords: AccountFormWords;
  onDone: () => void;
}) {
  const account = useAccount();
  const language = useLanguage();
  const form = useAccountForm(forgotPasswordSchema, formWords);
  const submit = form.submitWith(async ({ email }) => {
    const options = { redirectTo: redirectAddress("reset-password", language) };
    const { error } = await account().client.resetPasswordForEmail(email, options);
    if (!error) onDone();
    return error;
  });
  return (
    <Form onSubmit={submit} words={formWords} toCorrect={form.toCorrect}>
      <FailureBanner failure={form.failure} onDismiss={form.dismissFailure} words={formWords} />
      <PrefilledEmailField
        {...form.field("email")}
        id="email"
        label={formWords.email}
        autoComplete="username"
      />
      <SubmitButton pending={form.pending} pendingLabel={words.submitting}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
