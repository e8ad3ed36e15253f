import type { ComponentProps, ReactNode } from "react";
import { ActionButton } from "~/components/controls/action-button.tsx";
import { useHydrated } from "~/components/controls/use-hydrated.ts";
import { Field, type FieldProps } from "~/components/forms/field.tsx";
import { PasswordField } from "~/components/forms/password-field.tsx";
import { Banner } from "~/components/indicators/banner.tsx";
import { ErrorBanner } from "~/components/indicators/error-banner.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import type { AccountFormWords } from "~/content/account.types.ts";

/**
 * A form that only JavaScript sends, so that the browser never puts typed text into an address. `toCorrect` is
 * announced; the focus moves to the first invalid field.
 */
export function Form({
  children,
  words,
  toCorrect,
  ...form
}: ComponentProps<"form"> & { words: AccountFormWords; toCorrect: string | null }) {
  return (
    <form {...form} className="stack gap-5" method="post" noValidate>
      <NeedsScript words={words} />
      <VisuallyHidden live>{toCorrect}</VisuallyHidden>
      {children}
    </form>
  );
}

/** Shown without JavaScript: explains why an account page does nothing. */
export function NeedsScript({ words }: { words: AccountFormWords }) {
  return (
    <noscript>
      <Banner kind="warning">{words.needsScript}</Banner>
    </noscript>
  );
}

export interface FailureProps {
  failure: string | null;
  onDismiss: () => void;
  words: AccountFormWords;
  /** An action besides a retry. */
  children?: ReactNode;
}

/**
 * An error of the service in a red banner that can be closed (REQ-ACCOUNT-5). It scrolls into view, because on a phone the
 * form may be longer than the screen.
 */
export function FailureBanner({ failure, onDismiss, words, children }: FailureProps) {
  if (!failure) return null;
  const dismiss = () => {
    // The button disappears, and a keyboard user would start at the top of the page again. For touch, focus in a field
    // would open the keyboard.
    const button = document.querySelector("button:focus-visible");
    const part = button?.closest("[role=alert]")?.parentElement?.parentElement;
    part?.querySelector<HTMLElement>("input:not([hidden]), button:not([role=alert] *)")?.focus();
    onDismiss();
  };
  return (
    <div ref={scrollIntoView}>
      <ErrorBanner onDismiss={dismiss} dismissLabel={words.dismiss}>
        {failure}
        {children}
      </ErrorBanner>
    </div>
  );
}

/** A success message, announced when it appears, and scrolled into view. */
export function DoneBanner({ done, children }: { done: boolean; children: string }) {
  return done ? (
    <div ref={scrollIntoView}>
      <Banner kind="info" announce>
        {children}
      </Banner>
    </div>
  ) : null;
}

/** A ref for an element that scrolls into view when it appears. */
function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

/** An e-mail field with the attributes for keyboards and password managers. */
export function EmailField(field: FieldProps) {
  return (
    <Field {...field} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} ltr />
  );
}

/** The current password, which a change of the account needs. */
export function CurrentPasswordField({
  words,
  ...field
}: Omit<ComponentProps<typeof PasswordField>, "label" | "showLabel" | "hideLabel"> & {
  words: AccountFormWords;
}) {
  return (
    <PasswordField
      {...field}
      label={words.currentPassword}
      showLabel={words.showPassword}
      hideLabel={words.hidePassword}
      autoComplete="current-password"
    />
  );
}

/** A hidden username field, for password managers. */
export function HiddenUsername({ email }: { email: string }) {
  return <input hidden type="email" autoComplete="username" value={email} readOnly />;
}

/** The submit button of a form; it works after hydration. */
export function SubmitButton({
  pending,
  pendingLabel,
  children,
  disabled,
  danger,
}: {
  pending: boolean;
  pendingLabel: string;
  children: string;
  disabled?: boolean;
  danger?: boolean;
}) {
  const hydrated = useHydrated();
  return (
    <ActionButton
      // Before hydration a submit would reload the page, so the click is queued.
      type={hydrated ? "submit" : "button"}
      data-live=""
      wide
      danger={danger}
      busy={pending}
      busyLabel={pendingLabel}
      disabled={disabled}
    >
      {children}
    </ActionButton>
  );
}
