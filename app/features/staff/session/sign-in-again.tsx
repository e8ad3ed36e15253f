import { type FormEvent, useEffect, useRef, useState } from "react";
import { ActionButton } from "~/components/controls/action-button.tsx";
import { Dialog } from "~/components/controls/dialog.tsx";
import { PasswordField } from "~/components/forms/password-field.tsx";
import { ErrorBanner } from "~/components/indicators/error-banner.tsx";
import { Text } from "~/components/text/text.tsx";
import type { AccountFormWords } from "~/content/account.types.ts";
import type { StaffFrameWords } from "~/content/staff-area.types.ts";
import type { StaffFactorWords } from "~/content/staff-factor.types.ts";
import { HiddenUsername } from "~/features/account/forms/form-parts.tsx";
import { useAccount } from "~/features/account/session/account-context.tsx";
import { accountErrorMessage } from "~/features/account/session/account-error.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { classNames } from "~/styles/class-names.ts";
import { CodeForm } from "./code-form.tsx";
import styles from "./sign-in-again.module.css";

export interface SignInAgainProps {
  open: boolean;
  email: string;
  words: StaffFactorWords;
  frame: StaffFrameWords;
  formWords: AccountFormWords;
  /** Called with true after password and code, and with false when the person closes the dialog. */
  onEnd: (isSignedIn: boolean) => void;
}

/** Password and code in a dialog over the screen, which stays as it is. */
export function SignInAgain({ open, email, words, frame, formWords, onEnd }: SignInAgainProps) {
  const account = useAccount();
  const { locale } = useLanguage();
  const [factorId, setFactorId] = useState<string | null>(null);
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  async function signIn(event: FormEvent): Promise<void> {
    event.preventDefault();
    setPending(true);
    const { client } = account();
    const { error } = await client.signInWithPassword({ email, password });
    const factors = error ? null : (await client.mfa.listFactors()).data;
    setPending(false);
    if (error) return setFailure(accountErrorMessage(error, formWords, locale));
    setFailure(factors ? null : frame.failures.unreachable);
    setPassword("");
    setFactorId(factors?.totp[0]?.id ?? null);
  }

  function end(isSignedIn: boolean): void {
    setFactorId(null);
    setFailure(null);
    onEnd(isSignedIn);
  }

  return (
    <Dialog
      open={open}
      onClose={() => end(false)}
      label={words.again.title}
      closeLabel={words.again.close}
      className={styles.dialog}
    >
      <div className={classNames("stack gap-5", styles.content)}>
        <h2 className={classNames("title-3", styles.title)}>
          <Text>{words.again.title}</Text>
        </h2>
        <p>
          <Text>{words.again.text}</Text>
        </p>
        {failure && <ErrorBanner>{failure}</ErrorBanner>}
        {factorId ? (
          <CodeForm
            factorId={factorId}
            words={words.code}
            unreachable={frame.failures.unreachable}
            submit={words.again.submit}
            onVerified={() => end(true)}
          />
        ) : (
          <form className="stack gap-5" noValidate onSubmit={(event) => void signIn(event)}>
            <HiddenUsername email={email} />
            <PasswordField
              ref={field}
              id="again-password"
              label={formWords.password}
              showLabel={formWords.showPassword}
              hideLabel={formWords.hidePassword}
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
            <ActionButton type="submit" wide busy={pending} busyLabel={words.again.submitting}>
              {words.again.submit}
            </ActionButton>
          </form>
        )}
      </div>
    </Dialog>
  );
}
