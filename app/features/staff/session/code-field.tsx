import type { Ref } from "react";
import { Field } from "~/components/forms/field.tsx";
import { toAsciiDigits } from "~/i18n/numerals.ts";
import styles from "./code-field.module.css";

/** Number of figures of a code. */
export const codeLength = 6;

export interface CodeFieldProps {
  label: string;
  value: string;
  /** Called with ASCII figures only. */
  onChange: (code: string) => void;
  /** Called when a whole code is pasted or filled in, not while it is typed. */
  onFilled: (code: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The field for the code of an authenticator app. Arabic figures become ASCII ones, and spaces are dropped. */
export function CodeField({ label, value, onChange, onFilled, error, ref }: CodeFieldProps) {
  return (
    <Field
      ref={ref}
      id="code"
      label={label}
      ltr
      className={styles.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      {...(error ? { error } : {})}
      onChange={({ target, nativeEvent }) => {
        const code = toAsciiDigits(target.value).replace(/\D/g, "").slice(0, codeLength);
        onChange(code);
        const { data = null } = nativeEvent as Partial<InputEvent>;
        const isTyped = data?.length === 1 || code.length < value.length;
        if (code.length === codeLength && !isTyped) onFilled(code);
      }}
    />
  );
}
