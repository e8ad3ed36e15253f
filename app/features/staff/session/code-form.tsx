import { isAuthApiError } from "@supabase/auth-js";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ActionButton } from "~/components/controls/action-button.tsx";
import { ErrorBanner } from "~/components/indicators/error-banner.tsx";
import type { StaffFactorWords } from "~/content/staff-factor.types.ts";
import { useAccount } from "~/features/account/session/account-context.tsx";
import { CodeField, codeLength } from "./code-field.tsx";

export interface CodeFormProps {
  factorId: string;
  words: StaffFactorWords["code"];
  /** Shown when the service does not respond. */
  unreachable: string;
  submit: string;
  onVerified: () => void;
}

/** Asks for a code and answers the challenge of a factor with it; the session then has the assurance level 2. */
export function CodeForm({ factorId, words, unreachable, submit, onVerified }: CodeFormProps) {
  const account = useAccount();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  useEffect(() => input.current?.focus(), []);

  async function verify(entered: string): Promise<void> {
    if (pending) return;
    setFailure(undefined);
    if (entered.length < codeLength) {
      setError(words.incomplete);
      return input.current?.focus();
    }
    setPending(true);
    const { error: refusal } = await account().client.mfa.challengeAndVerify({
      factorId,
      code: entered,
    });
    setPending(false);
    if (!refusal) return onVerified();
    if (!isAuthApiError(refusal) || refusal.status >= 500) return setFailure(unreachable);
    setError(refusal.status === 429 ? words.tooMany : words.wrong);
    setCode("");
    input.current?.focus();
  }

  return (
    <form
      className="stack gap-5"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void verify(code);
      }}
    >
      {failure && <ErrorBanner>{failure}</ErrorBanner>}
      <CodeField
        ref={input}
        label={words.label}
        value={code}
        error={error}
        onChange={(next) => {
          setCode(next);
          setError(undefined);
        }}
        onFilled={(filled) => void verify(filled)}
      />
      <ActionButton type="submit" wide busy={pending} busyLabel={words.submitting}>
        {submit}
      </ActionButton>
    </form>
  );
}
