import { useState } from "react";
import type { AccountFormWords, DashboardWords } from "~/content/account.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { changeEmailSchema } from "../forms/account-schemas.ts";
import {
  CurrentPasswordField,
  DoneBanner,
  EmailField,
  FailureBanner,
  Form,
  SubmitButton,
} from "../forms/form-parts.tsx";
import { redirectAddress } from "../forms/redirect-address.ts";
import { useAccountForm } from "../forms/use-account-form.ts";
import { verifyPassword } from "../session/account-client.ts";
import { useAccount } from "../session/account-context.tsx";
import { isWrongPassword } from "../session/account-error.ts";

/**
 * Requests a change of the e-mail address after a sign-in with the current password (REQ-ACCOUNT-28); it takes effect
 * when the mailed link is opened.
 */
export function ChangeEmailForm({
  email: current,
  words,
  formWords,
}: {
  email: string;
  words: DashboardWords["changeEmail"];
  formWords: AccountFormWords;
}) {
  const account = useAccount();
  const language = useLanguage();
  const form = useAccountForm(changeEmailSchema, formWords);
  const [done, setDone] = useState(false);
  const submit = form.submitWith(async ({ email, currentPassword }) => {
    setDone(false);
    if (email.toLowerCase() === current.toLowerCase())
      return form.rejectField("email", "sameEmail");
    // A hosted project reads the current password only beside a new password.
    const refused = await verifyPassword(account().source, current, currentPassword);
    if (isWrongPassword(refused)) return form.rejectField("currentPassword", "passwordWrong");
    if (refused) return refused;
    const change = { email, current_password: currentPassword };
    const options = { emailRedirectTo: redirectAddress("dashboard", language) };
    const { error } = await account().client.updateUser(change, options);
    // A hosted project reports an address that has an account; the form must not reveal it.
    if (error && error.code !== "email_exists") return error;
    form.form.reset();
    setDone(true);
    return null;
  });
  return (
    <Form onSubmit={submit} words={formWords} toCorrect={form.toCorrect}>
      <DoneBanner done={done}>{words.done}</DoneBanner>
      <FailureBanner failure={form.failure} onDismiss={form.dismissFailure} words={formWords} />
      <EmailField
        {...form.field("email")}
        id="new-email"
        label={words.newEmail}
        autoComplete="email"
      />
      <CurrentPasswordField
        {...form.field("currentPassword")}
        id="email-current"
        words={formWords}
      />
      <SubmitButton pending={form.pending} pendingLabel={words.submitting}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
