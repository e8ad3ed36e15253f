import { Checkbox } from "~/components/forms/checkbox.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { AccountFormWords, SignUpWords } from "~/content/account.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { useAccount } from "../session/account-context.tsx";
import { signUpSchema } from "./account-schemas.ts";
import { FailureBanner, Form, SubmitButton } from "./form-parts.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PrefilledEmailField } from "./prefilled-email.tsx";
import { redirectAddress } from "./redirect-address.ts";
import { useAccountForm } from "./use-account-form.ts";

export interface SignUpFormProps {
  words: SignUpWords;
  formWords: AccountFormWords;
  /** Label of links that open a new tab; leaving the page would lose the typed text. */
  newTab: string;
  onDone: () => void;
}

/** E-mail, password, its confirmation, and the terms; `onDone` is called when the account exists. */
export function SignUpForm({ words, formWords, newTab, onDone }: SignUpFormProps) {
  const account = useAccount();
  const language = useLanguage();
  const form = useAccountForm(signUpSchema, formWords);
  const submit = form.submitWith(async ({ email, password }) => {
    const options = { emailRedirectTo: redirectAddress("login", language) };
    const { error } = await account().client.signUp({ email, password, options });
    if (!error) onDone();
    return error;
  });
  const { before, terms, between, privacy } = words.accept;
  return (
    <Form onSubmit={submit} words={formWords} toCorrect={form.toCorrect}>
      <FailureBanner failure={form.failure} onDismiss={form.dismissFailure} words={formWords} />
      <PrefilledEmailField
        {...form.field("email")}
        id="email"
        label={formWords.email}
        autoComplete="email"
      />
      <NewPasswordFields id="new" label={formWords.password} form={form} words={formWords} />
      <Checkbox {...form.field("acceptTerms")} id="accept">
        <Text>{before}</Text> <NewTabLink page="terms" label={terms} newTab={newTab} />{" "}
        <Text>{between}</Text> <NewTabLink page="privacy" label={privacy} newTab={newTab} />
      </Checkbox>
      <SubmitButton pending={form.pending} pendingLabel={words.submitting}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}

function NewTabLink({
  page,
  label,
  newTab,
}: {
  page: "terms" | "privacy";
  label: string;
  newTab: string;
}) {
  return (
    <AppLink to={pathOf(page)} target="_blank" aria-label={`${label} ${newTab}`}>
      {label}
    </AppLink>
  );
}
