import { Checkbox } from "~/components/forms/checkbox.tsx";
import type { AccountFormWords, DashboardWords } from "~/content/account.types.ts";
import { deleteAccountSchema } from "../forms/account-schemas.ts";
import {
  CurrentPasswordField,
  FailureBanner,
  Form,
  HiddenUsername,
  SubmitButton,
} from "../forms/form-parts.tsx";
import { useAccountForm } from "../forms/use-account-form.ts";
import { useAccount } from "../session/account-context.tsx";
import { isWrongPassword } from "../session/account-error.ts";

/**
 * Deletes an account permanently (REQ-ACCOUNT-26); requires its password. The guard then redirects to the sign-in
 * page.
 */
export function DeleteAccountForm({
  email,
  words,
  formWords,
}: {
  email: string;
  words: DashboardWords["deletion"];
  formWords: AccountFormWords;
}) {
  const account = useAccount();
  const form = useAccountForm(deleteAccountSchema, formWords);
  const submit = form.submitWith(async ({ currentPassword }) => {
    const error = await account().delete(email, currentPassword);
    return isWrongPassword(error) ? form.rejectField("currentPassword", "passwordWrong") : error;
  });
  return (
    <Form onSubmit={submit} words={formWords} toCorrect={form.toCorrect}>
      <FailureBanner failure={form.failure} onDismiss={form.dismissFailure} words={formWords} />
      <HiddenUsername email={email} />
      <CurrentPasswordField
        {...form.field("currentPassword")}
        id="delete-current"
        words={formWords}
      />
      <Checkbox {...form.field("confirmed")} id="delete-confirmed">
        {words.confirm}
      </Checkbox>
      <SubmitButton danger pending={form.pending} pendingLabel={words.submitting}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
