import { useState } from "react";
import type { AccountFormWords, DashboardWords } from "~/content/account.types.ts";
import { changePasswordSchema } from "../forms/account-schemas.ts";
import {
  CurrentPasswordField,
  DoneBanner,
  FailureBanner,
  Form,
  HiddenUsername,
  SubmitButton,
} from "../forms/form-parts.tsx";
import { NewPasswordFields } from "../forms/new-password-fields.tsx";
import { useAccountForm } from "../forms/use-account-form.ts";
import { useAccount } from "../session/account-context.tsx";
import { isWrongPassword } from "../session/account-error.ts";

/** Changes the password; requires the current one. The service ends every other session. */
export function ChangePasswordForm({
  email,
  words,
  formWords,
}: {
  email: string;
  words: DashboardWords["changePassword"];
  formWords: AccountFormWords;
}) {
  const account = useAccount();
  const form = useAccountForm(changePasswordSchema, formWords);
  const [done, setDone] = useState(false);
  const submit = form.submitWith(async ({ password, currentPassword }) => {
    setDone(false);
    const change = { password, current_password: currentPassword };
    const { error } = await account().client.updateUser(change);
    if (isWrongPassword(error)) return form.rejectField("currentPassword", "passwordWrong");
    if (error) return error;
    form.form.reset();
    setDone(true);
    return null;
  });
  return (
    <Form onSubmit={submit} words={formWords} toCorrect={form.toCorrect}>
      <DoneBanner done={done}>{words.done}</DoneBanner>
      <FailureBanner failure={form.failure} onDismiss={form.dismissFailure} words={formWords} />
      <HiddenUsername email={email} />
      <CurrentPasswordField
        {...form.field("currentPassword")}
        id="change-current"
        words={formWords}
      />
      <NewPasswordFields id="change" label={formWords.newPassword} form={form} words={formWords} />
      <SubmitButton pending={form.pending} pendingLabel={words.submitting}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
