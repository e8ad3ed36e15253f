import type { ComponentProps, ReactNode } from "react";
import { Button } from "~/components/controls/button.tsx";
import { useHydrated } from "~/components/controls/use-hydrated.ts";
import { Field, type FieldProps } from "~/components/forms/field.tsx";
import { Banner } from "~/components/layout/banner.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import type { AccountFormWords } from "~/content/account.types.ts";
import styles from "./form-parts.module.css";

/**
 * A form that only the app sends: before it runs, nothing typed can end up in an address. `toCorrect` is for the ear: the
 * focus goes to the first field that is wrong, and nobody hears of the others before they come to them.
 */
export function Form({
  children,
  words,
  toCorrect,
  ...form
}: ComponentProps<"form"> & { words: AccountFormWords; toCorrect: string | null }) {
  return (
    <form {...form} className={styles.form} method="post" noValidate>
      <NeedsScript words={words} />
      <div aria-live="polite" className={styles.toCorrect}>
        <VisuallyHidden>{toCorrect}</VisuallyHidden>
      </div>
      {children}
    </form>
  );
}

/** Where JavaScript does not run: why an account page does nothing. */
export function NeedsScript({ words }: { words: AccountFormWords }) {
  return (
    <noscript>
      <Banner kind="notice">{words.needsScript}</Banner>
    </noscript>
  );
}

export interface FailureProps {
  failure: string | null;
  onDismiss: () => void;
  words: AccountFormWords;
  /** What the reader can do about it besides trying again. */
  children?: ReactNode;
}

/** What the service refused, in a red banner that can be closed (REQ-ACCOUNT-5). */
export function FailureBanner({ failure, onDismiss, words, children }: FailureProps) {
  if (!failure) return null;
  return (
    <Banner kind="error" onDismiss={onDismiss} dismissLabel={words.dismiss}>
      {failure}
      {children}
    </Banner>
  );
}

/** Says that it is done, and reads it aloud; silent until then. */
export function DoneBanner({ done, children }: { done: boolean; children: string }) {
  return done ? (
    <Banner kind="info" announce>
      {children}
    </Banner>
  ) : null;
}

/** An address, for keyboards and password managers to know. */
export function EmailField(field: FieldProps) {
  return (
    <Field {...field} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} ltr />
  );
}

/** Whose password a form is about; nobody sees it but a password manager. */
export function UserName({ email }: { email: string }) {
  return <input hidden type="email" autoComplete="username" value={email} readOnly />;
}

/** The one button of a form. It counts from the moment the app runs. */
export function SubmitButton({
  pending,
  pendingLabel,
  children,
  disabled,
  variant,
}: {
  pending: boolean;
  pendingLabel: string;
  children: string;
  disabled?: boolean;
  variant?: "danger";
}) {
  const hydrated = useHydrated();
  return (
    <Button
      // Without the app a submit would load a page; a press is held until it runs.
      type={hydrated ? "submit" : "button"}
      data-live=""
      wide
      variant={variant}
      busy={pending}
      busyLabel={pendingLabel}
      disabled={disabled}
    >
      {children}
    </Button>
  );
}
