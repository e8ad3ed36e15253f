import { useLocation, useSearchParams } from "react-router";
import { Checkbox } from "~/components/forms/checkbox.tsx";
import { PasswordField } from "~/components/forms/password-field.tsx";
import { AppLink } from "~/components/links/link.tsx";
import type { AccountFormWords, SignInWords } from "~/content/account.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { useAccount } from "../session/account-context.tsx";
import { signInSchema } from "./account-schemas.ts";
import { FailureBanner, Form, SubmitButton } from "./form-parts.tsx";
import { nextPath } from "./next-path.ts";
import { PrefilledEmailField, usePrefilledEmail } from "./prefilled-email.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useRedirectAfterSignIn } from "./use-redirect-after-sign-in.ts";

/** Returns the target of a sign-in: the page requested before, in the current language (REQ-ACCOUNT-4). */
export function useNextAddress(): string {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  return localizedPath(nextPath(state?.next ?? parameters.get("next")), useLanguage());
}

/** E-mail, password and "remember me"; redirects to the page requested before. */
export function SignInForm({
  words,
  formWords,
}: {
  words: SignInWords;
  formWords: AccountFormWords;
}) {
  const account = useAccount();
  const prefilled = usePrefilledEmail();
  const redirect = useRedirectAfterSignIn();
  const next = useNextAddress();
  const form = useAccountForm(signInSchema, formWords);
  const submit = form.submitWith(async ({ email, password, rememberMe }) => {
    const { client, storage } = account();
    storage.remember(rememberMe);
    const { error } = await client.signInWithPassword({ email, password });
    if (error) return error;
    // The next visitor of this browser may be another person.
    prefilled.current = "";
    await redirect(next);
    return null;
  });
  const isUnconfirmed = form.failureCode === "email_not_confirmed";
  return (
    <Form onSubmit={submit} words={formWords} toCorrect={form.toCorrect}>
      <FailureBanner failure={form.failure} onDismiss={form.dismissFailure} words={formWords}>
        {isUnconfirmed && (
          <ResendConfirmation
            email={form.form.getValues("email")}
            words={words}
            formWords={formWords}
          />
        )}
      </FailureBanner>
      <PrefilledEmailField
        {...form.field("email")}
        id="email"
        label={formWords.email}
        autoComplete="username"
      />
      <PasswordField
        {...form.field("password")}
        id="password"
        label={formWords.password}
        showLabel={formWords.showPassword}
        hideLabel={formWords.hidePassword}
        autoComplete="current-password"
      />
      <div className="cluster spread">
        <Checkbox {...form.field("rememberMe")} id="remember" defaultChecked>
          {words.remember}
        </Checkbox>
        <AppLink to={pathOf("forgot-password")} className="target">
          {words.forgot}
        </AppLink>
      </div>
      <SubmitButton pending={form.pending} pendingLabel={words.submitting}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
